import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineList, type Columns } from './declaration.ts';
import { buildList } from './list-builder.ts';
import { openList } from './list.ts';

type Row = { name: string; group: string | null; kind: string; values: Record<string, number> };

const columns = {
  name: { kind: 'text', value: (row: Row) => row.name },
  group: { kind: 'text', value: (row: Row) => row.group },
  kind: { kind: 'text', value: (row: Row) => row.kind },
} satisfies Columns<Row>;

const declaration = defineList<Row>()({
  columns,
  text: ['name'],
  codes: [],
  labels: () => [],
  ids: ['name', 'group'],
  filters: ['kind'],
  sorts: ['name'],
  figures: ({ values }) => ({ values, marked: [] }),
  demoted: () => false,
  optionalWords: [],
});

const rows = fc
  .array(
    fc.record({
      group: fc.option(fc.constantFrom('g', 'h', 'i'), { nil: null }),
      kind: fc.constantFrom('a', 'b', 'c'),
      beta: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
      word: fc.constantFrom('world', 'world equity', 'equity'),
    }),
    { maxLength: 50 },
  )
  .map((all) =>
    all.map(({ group, kind, beta, word }, at): Row => {
      // Names in an order that is not that of the rows; equally long where their words are.
      const name = `${word} ${String((at * 37) % 61).padStart(2, '0')}`;
      return { name, group, kind, values: beta === undefined ? {} : { beta } };
    }),
  );

const query = fc.record({
  kind: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
  min: fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }),
  sortByFigure: fc.option(fc.constant('beta'), { nil: undefined }),
  sortOrder: fc.constantFrom(1 as const, -1 as const),
});

const open = (all: readonly Row[]) => openList<typeof declaration>(buildList(declaration, all));
const groupOf = ({ group, name }: Row) => group ?? `alone ${name}`;
const byName = (one: Row, other: Row) => (one.name < other.name ? -1 : 1);

/** The order of the list: short names before long, then by name. */
const best = (one: Row, other: Row) => one.name.length - other.name.length || byName(one, other);

function shown(all: readonly Row[]): Row[] {
  const groups = Map.groupBy(all.toSorted(best), groupOf);
  return Array.from(groups.values(), ([first]) => first!);
}

test('SC-02 of each group one row is shown that meets all filters, and sorted by its own values', () => {
  fc.assert(
    fc.property(rows, query, (all, { kind, min, sortByFigure, sortOrder }) => {
      const list = open(all);
      const found = list.screen({
        filters: kind === undefined ? {} : { kind: [kind] },
        ranges: min === undefined ? {} : { beta: { min, decimals: 0 } },
        oncePer: 'group',
        sortByFigure,
        sortOrder,
        page: 1,
        size: 100,
      });
      const matching = all.filter(
        (row) =>
          (kind === undefined || row.kind === kind) &&
          (min === undefined || (row.values['beta'] ?? -99) >= min),
      );
      const wanted = shown(matching).toSorted((one, other) => {
        const [a, b] = [one.values['beta'], other.values['beta']];
        if (sortByFigure === undefined) return byName(one, other) * sortOrder;
        if (a === undefined || b === undefined) {
          return Number(a === undefined) - Number(b === undefined) || byName(one, other);
        }
        return (a - b) * sortOrder || byName(one, other);
      });
      expect(found.rows.map((row) => list.row(row).name)).toEqual(wanted.map(({ name }) => name));
      expect(found.total).toBe(wanted.length);
    }),
  );
});

test('SC-02 a facet counts groups without its own filter, a histogram the rows that are shown without its own bound', () => {
  fc.assert(
    fc.property(rows, query, (all, { kind, min }) => {
      const list = open(all);
      const { facets, histograms } = list.screen({
        filters: kind === undefined ? {} : { kind: [kind] },
        ranges: min === undefined ? {} : { beta: { min, decimals: 0 } },
        histograms: ['beta'],
        oncePer: 'group',
        page: 1,
        size: 1,
      });
      const inRange = all.filter((row) => min === undefined || (row.values['beta'] ?? -99) >= min);
      for (const value of ['a', 'b', 'c']) {
        const groups = new Set(inRange.filter((row) => row.kind === value).map(groupOf));
        const counted = facets.kind.find((one) => one.value === value)?.count ?? 0;
        expect([value, counted]).toEqual([value, groups.size]);
      }
      const ofKind = shown(all.filter((row) => kind === undefined || row.kind === kind));
      const values = ofKind.filter(({ values: { beta } }) => beta !== undefined);
      const { bins, missing } = histograms['beta']!;
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
      expect(missing).toBe(ofKind.length - values.length);
    }),
  );
});

test('SR-01 with a term the best match of each group is shown, best first', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const list = open(all);
      const asked = { text: 'world', page: 1, size: 100 };
      const every = list.screen(asked).rows.map((row) => list.row(row));
      const seen = new Set<string>();
      const wanted = every.filter((row) => {
        const group = groupOf({ ...row, values: {} });
        return !seen.has(group) && seen.add(group);
      });
      const found = list.screen({ ...asked, oncePer: 'group' });
      expect(found.rows.map((row) => list.row(row).name)).toEqual(wanted.map(({ name }) => name));
      expect(found.total).toBe(wanted.length);
    }),
  );
});
