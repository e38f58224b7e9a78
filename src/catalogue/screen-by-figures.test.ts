import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownValue } from '#src/domain/shown-value.ts';
import { defineList, type Columns } from './declaration.ts';
import { buildList } from './list-builder.ts';
import { openList } from './list.ts';

type Row = { name: string; kind: string; values: Record<string, number>; marked: string[] };

const columns = {
  name: { kind: 'text', value: (row: Row) => row.name },
  kind: { kind: 'text', value: (row: Row) => row.kind },
} satisfies Columns<Row>;

const declaration = defineList<Row>()({
  columns,
  text: ['name'],
  codes: [],
  labels: () => [],
  ids: ['name'],
  filters: ['kind'],
  sorts: ['name'],
  figures: ({ values, marked }) => ({ values, marked }),
  demoted: () => false,
  optionalWords: [],
});

// Few different values and many ties, zeros of both signs, and values next to the ties of rounding.
const value = fc.oneof(
  fc.constantFrom(-0, 0, 1, -1, 2.005, 1.005, -1.005, 0.995, 1.0049999999, 1.00500000001),
  fc.integer({ min: -3, max: 3 }),
  // No figure is a number of 300 decimals.
  fc.double({ min: -3, max: 3, noNaN: true }).map((one) => (Math.abs(one) < 1e-12 ? 0 : one)),
);
const rows = fc
  .array(
    fc.record({
      kind: fc.constantFrom('a', 'b'),
      volatility: fc.option(value, { nil: undefined }),
      beta: fc.option(value, { nil: undefined }),
      isMarked: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((all) =>
    all.map(({ kind, volatility, beta, isMarked }, at): Row => {
      const given = Object.entries({ volatility, beta });
      const values = given.filter((entry): entry is [string, number] => entry[1] !== undefined);
      // Names in an order that is not that of the rows.
      const name = `N${String((at * 37) % 61).padStart(2, '0')}`;
      return { name, kind, values: Object.fromEntries(values), marked: isMarked ? ['beta'] : [] };
    }),
  );

const open = (all: readonly Row[]) => openList<typeof declaration>(buildList(declaration, all));
const byName = (one: Row, other: Row) => (one.name < other.name ? -1 : 1);

test('SC-01 rows are sorted by a figure as by brute force, those without a value last', () => {
  const query = fc.record({
    sortOrder: fc.constantFrom(1 as const, -1 as const),
    page: fc.integer({ min: 1, max: 5 }),
    size: fc.integer({ min: 1, max: 25 }),
    kind: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
  });
  fc.assert(
    fc.property(rows, query, (all, { kind, sortOrder, page, size }) => {
      const list = open(all);
      const filters = kind === undefined ? {} : { kind: [kind] };
      const found = list.screen({ filters, sortByFigure: 'volatility', sortOrder, page, size });
      const wanted = all
        .filter((row) => kind === undefined || row.kind === kind)
        .toSorted((one, other) => {
          const [a, b] = [one.values['volatility'], other.values['volatility']];
          if (a === undefined || b === undefined) {
            return Number(a === undefined) - Number(b === undefined) || byName(one, other);
          }
          return (a - b) * sortOrder || byName(one, other);
        })
        .slice((page - 1) * size, page * size);
      expect(found.rows.map((row) => list.row(row).name)).toEqual(wanted.map(({ name }) => name));
    }),
  );
});

test('SC-02 a range keeps the rows whose value as shown is within its bounds', () => {
  const bound = fc.option(fc.oneof(value, fc.constantFrom(1.01, -1.01, 2.01, 1)), {
    nil: undefined,
  });
  fc.assert(
    fc.property(
      rows,
      bound,
      bound,
      fc.boolean(),
      fc.constantFrom(0, 1, 2),
      (all, min, max, missing, decimals) => {
        const list = open(all);
        const ranges = { volatility: { min, max, missing, decimals } };
        const { rows: found, total } = list.screen({ ranges, page: 1, size: 100 });
        const wanted = all.filter(({ values: { volatility } }) => {
          if (volatility === undefined) return missing;
          const shown = shownValue(volatility, decimals);
          return (min === undefined || shown >= min) && (max === undefined || shown <= max);
        });
        expect(found.map((row) => list.row(row).name).toSorted()).toEqual(
          wanted.map(({ name }) => name).toSorted(),
        );
        expect(total).toBe(wanted.length);
      },
    ),
  );
});

test('SC-02 a range compares numbers of more digits than are shown as they are shown', () => {
  const list = open([
    { name: 'Wide', kind: 'a', values: { volatility: 12_345_678_903 }, marked: [] },
  ]);
  const isIn = (bounds: { min?: number; max?: number }) =>
    list.screen({ ranges: { volatility: { ...bounds, decimals: 0 } }, page: 1, size: 1 }).total;
  // Ten digits are shown: 12,345,678,900.
  expect(isIn({ min: 12_345_678_901 })).toBe(0);
  expect(isIn({ min: 12_345_678_900, max: 12_345_678_900 })).toBe(1);
});

test('SC-02 a histogram counts the rows that match all but its own range, as do facets', () => {
  fc.assert(
    fc.property(rows, value, value, (all, min, max) => {
      const list = open(all);
      const ranges = { volatility: { min, decimals: 2 }, beta: { max, decimals: 2 } };
      const asked = { ranges, histograms: ['volatility', 'beta'], page: 1, size: 10 };
      const { histograms, facets } = list.screen(asked);
      const isIn = {
        volatility: ({ values }: Row) => shownValue(values['volatility'] ?? NaN, 2) >= min,
        beta: ({ values }: Row) => shownValue(values['beta'] ?? NaN, 2) <= max,
      };
      for (const [tag, other] of [
        ['volatility', 'beta'],
        ['beta', 'volatility'],
      ] as const) {
        const matching = all.filter(isIn[other]);
        const known = matching.flatMap(({ values }) => values[tag] ?? []);
        const { bins, missing, min: least, max: most } = histograms[tag]!;
        expect(missing).toBe(matching.length - known.length);
        expect([least, most]).toEqual(
          known.length === 0 ? [null, null] : [Math.min(...known) + 0, Math.max(...known) + 0],
        );
        const last = bins.length - 1;
        expect(bins.map(({ count }) => count)).toEqual(
          bins.map(
            ({ from, to }, at) =>
              known.filter((one) => one >= from && (at === last ? one <= to : one < to)).length,
          ),
        );
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(known.length);
      }
      const both = all.filter((row) => isIn.volatility(row) && isIn.beta(row));
      const kinds = Map.groupBy(both, ({ kind }) => kind);
      expect(facets.kind).toEqual(
        [...kinds]
          .map(([kind, some]) => ({ value: kind, count: some.length }))
          .toSorted((one, other) => (one.value < other.value ? -1 : 1)),
      );
    }),
  );
});

test('SC-01 the marks of figures stay with their rows', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const list = open(all);
      for (const { name, values, marked } of all) {
        const value = values['beta'] ?? null;
        const isMarked = value !== null && marked.includes('beta');
        expect(list.figure('beta', list.find('name', name)!)).toEqual({
          value: value === null ? null : value + 0,
          isMarked,
        });
      }
    }),
  );
});

test('SC-02 the bins of a histogram are of equal width, at round numbers, and hold every value', () => {
  const spread = fc.array(fc.double({ min: -400, max: 400, noNaN: true }), {
    minLength: 2,
    maxLength: 5,
  });
  const scale = fc.constantFrom(0.001, 0.05, 1, 1_000);
  fc.assert(
    fc.property(spread, scale, (numbers, factor) => {
      const values = numbers.map((one) => Math.round(one * 100) * factor);
      fc.pre(new Set(values).size > 1);
      const all = values.map((beta, at) => ({
        name: `N${at}`,
        kind: 'a',
        values: { beta },
        marked: [],
      }));
      const asked = { histograms: ['beta'], page: 1, size: 1 };
      const { bins } = open(all).screen(asked).histograms['beta']!;
      const [first] = bins as [(typeof bins)[number]];
      expect(bins.length).toBeLessThan(50);
      for (const [at, { from, to, count }] of bins.entries()) {
        expect(to - from).toBeCloseTo(first.to - first.from, 9);
        expect(from).toBe(Number(from.toPrecision(10)));
        const isLast = at === bins.length - 1;
        expect(count).toBe(
          values.filter((one) => one >= from && (isLast ? one <= to : one < to)).length,
        );
      }
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    }),
    { numRuns: 1_000 },
  );
});
