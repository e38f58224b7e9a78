import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#src/domain/errors.ts';
import { defineList, type Columns } from './declaration.ts';
import { buffersOf, buildList, type ListBuffers } from './list-builder.ts';
import { openList } from './list.ts';

type Row = {
  id: string;
  name: string;
  currency: string | null;
  countries: string[];
  level: number | null;
};

const columns = {
  id: { kind: 'text', value: (row: Row) => row.id },
  name: { kind: 'text', value: (row: Row) => row.name },
  currency: { kind: 'text', value: (row: Row) => row.currency },
  countries: { kind: 'texts', value: (row: Row) => row.countries },
  level: { kind: 'number', value: (row: Row) => row.level },
} satisfies Columns<Row>;

const declaration = defineList<Row>()({
  columns,
  text: ['name'],
  codes: [],
  labels: () => [],
  ids: ['id'],
  filters: ['currency', 'countries'],
  sorts: ['name', 'currency', 'level'],
  demoted: () => false,
  optionalWords: [],
});

const listOf = (rows: Row[]) => openList<typeof declaration>(buildList(declaration, rows));

const row = (id: string, given: Partial<Row>): Row => ({
  id,
  name: id,
  currency: null,
  countries: [],
  level: null,
  ...given,
});

const currencies = ['CHF', 'EUR', 'USD'];
const countries = ['AT', 'CH', 'DE', 'JP'];
const rowWithoutId = fc.record({
  name: fc.constantFrom(
    'Alpha',
    'alpha',
    'Älpha',
    'Beta',
    'Gamma',
    'gamma beta',
    '日経',
    'カ',
    'ガ',
  ),
  currency: fc.option(fc.constantFrom(...currencies)),
  countries: fc.uniqueArray(fc.constantFrom(...countries), { maxLength: 3 }),
  level: fc.option(fc.constantFrom(-1, 0, 0.5, 2, 1e9)),
});
const rows = fc
  .array(rowWithoutId, { maxLength: 90 })
  .map((some) => some.map((one, i): Row => ({ id: `id${i}`, ...one })));
const chosen = (values: string[]) =>
  fc.option(fc.subarray([...values, 'none such']), { nil: undefined });
const query = fc.record({
  text: fc.constantFrom(undefined, '', 'beta', 'al', '日'),
  filters: fc.record({ currency: chosen(currencies), countries: chosen(countries) }),
  sortBy: fc.constantFrom('name' as const, 'currency' as const, 'level' as const),
  sortOrder: fc.constantFrom(1 as const, -1 as const),
  page: fc.integer({ min: 1, max: 4 }),
  size: fc.integer({ min: 1, max: 30 }),
});

const valuesOf = (one: Row, filter: 'currency' | 'countries') =>
  [one[filter] ?? []].flat<(string | string[])[]>();
const passes = (one: Row, filter: 'currency' | 'countries', wanted: string[] | undefined) =>
  !wanted || wanted.length === 0 || valuesOf(one, filter).some((value) => wanted.includes(value));
const plain = (name: string) => name.toLowerCase().replace('ä', 'a');
const hasText = (one: Row, text: string | undefined) =>
  !text ||
  plain(one.name)
    .split(' ')
    .some((word) => word.startsWith(text));
const compare = <T>(a: T, b: T) => (a < b ? -1 : Number(a > b));
const byName = (a: Row, b: Row) => compare(plain(a.name), plain(b.name)) || compare(a.name, b.name);
const inputPlace = (one: Row) => Number(one.id.slice(2));

describe('a screened list against brute force', () => {
  test('SC-01 the same rows on each page, by any column, nulls last, ties by name', () => {
    fc.assert(
      fc.property(rows, query, (all, asked) => {
        const list = listOf(all);
        const found = list.screen(asked);
        const { filters, sortBy, sortOrder, page, size } = asked;
        const matching = all.filter(
          (one) =>
            hasText(one, asked.text) &&
            passes(one, 'currency', filters.currency) &&
            passes(one, 'countries', filters.countries),
        );
        const sorted = matching.toSorted((a, b) => {
          const [x, y] = [a[sortBy], b[sortBy]];
          const nulls = Number(x === null) - Number(y === null);
          const values = sortBy === 'name' ? byName(a, b) : compare(x ?? 0, y ?? 0);
          // Of two rows that differ in nothing that is sorted by, the shorter name would come first, then
          // the earlier row; equal names are equally long.
          return nulls || sortOrder * values || byName(a, b) || inputPlace(a) - inputPlace(b);
        });
        expect(found.total).toBe(matching.length);
        expect(found.rows.map((r) => list.row(r).id)).toEqual(
          sorted.slice((page - 1) * size, page * size).map((one) => one.id),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('SC-02 the count of each option is of the rows that all other filters leave', () => {
    fc.assert(
      fc.property(rows, query, (all, asked) => {
        const { facets } = listOf(all).screen(asked);
        const { filters } = asked;
        const texts = all.filter((one) => hasText(one, asked.text));
        const expected = (
          filter: 'currency' | 'countries',
          other: 'currency' | 'countries',
          options: string[],
        ) =>
          options
            .map((value) => ({
              value,
              count: texts.filter(
                (one) =>
                  passes(one, other, filters[other]) && valuesOf(one, filter).includes(value),
              ).length,
            }))
            .filter(({ value, count }) => {
              const known = all.some((one) => valuesOf(one, filter).includes(value));
              return count > 0 || (known && filters[filter]?.includes(value));
            });
        expect(facets.currency).toEqual(expected('currency', 'countries', currencies));
        expect(facets.countries).toEqual(expected('countries', 'currency', countries));
      }),
      { numRuns: 200 },
    );
  });

  test('every row shows what went in, in numbers of its own', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const list = listOf(all);
        const shown = Array.from({ length: list.size }, (_, r) => list.row(r));
        const byId = (a: { id: string | null }, b: { id: string | null }) => compare(a.id, b.id);
        expect(shown.toSorted(byId)).toEqual(all.toSorted(byId));
        for (const { id } of all) expect(list.row(list.find('id', id)!).id).toBe(id);
        expect(list.find('id', 'none such')).toBeNull();
      }),
    );
  });
});

test('SC-03 text without a sort: best match first, within the filters', () => {
  const list = listOf([
    row('1', { name: 'Alphabet', currency: 'USD' }),
    row('2', { name: 'The Great Alpha', currency: 'USD' }),
    row('3', { name: 'Alpha', currency: 'EUR' }),
  ]);
  const names = (filters: { currency?: string[] }) =>
    list
      .screen({ text: 'alpha', filters, page: 1, size: 20 })
      .rows.map((found) => list.row(found).name);
  expect(names({})).toEqual(['Alpha', 'The Great Alpha', 'Alphabet']);
  expect(names({ currency: ['USD'] })).toEqual(['The Great Alpha', 'Alphabet']);
});

test('SC-03 the screener matches as the search box does', () => {
  const list = listOf([row('1', { name: 'Global Bond' }), row('2', { name: 'Europe Bond' })]);
  for (const text of ['glo', 'bond', 'gobal', 'lobal', '&', 'zzz']) {
    const searched = list.search({ text, limit: 20 });
    const { total, rows: screened, matchedBySpelling } = list.screen({ text, page: 1, size: 20 });
    expect({ total, rows: screened, matchedBySpelling }).toEqual(searched);
  }
});

test('SC-01 names sort without case and diacritics, Japanese by code point', () => {
  const names = ['zürich', 'Ärzte', '𠮷野', 'カ', 'apple', '日経', 'Zug'];
  const list = listOf(names.map((name) => row(name, { name })));
  const sorted = list.screen({ sortBy: 'name', page: 1, size: 20 });
  expect(sorted.rows.map((found) => list.row(found).name)).toEqual([
    'apple',
    'Ärzte',
    'Zug',
    'zürich',
    'カ',
    '日経',
    '𠮷野',
  ]);
});

test('a filter or sort that the list does not have names itself', () => {
  const list = listOf([]);
  const wrong = { sortBy: 'weight', filters: { planet: ['Mars'] }, page: 1, size: 20 } as object;
  expect(() => list.screen(wrong as never)).toThrow(InvalidInputError);
  expect(() => list.screen({ page: 1, size: 20, sortBy: 'weight' as never })).toThrow('weight');
});

test('a list crosses to another thread by its buffers, and answers there', async () => {
  const built = buildList(declaration, [row('1', { name: 'Alpha', currency: 'EUR', level: 1.5 })]);
  const buffers = buffersOf(built);
  const { port1, port2 } = new MessageChannel();
  const arrival = once(port2, 'message');
  port1.postMessage(built, buffers);
  const list = openList<typeof declaration>(((await arrival) as [ListBuffers])[0]);
  port1.close();

  expect(buffers.every((buffer) => buffer.byteLength === 0)).toBe(true); // moved, not copied
  expect(list.row(list.search({ text: 'alp', limit: 1 }).rows[0]!)).toEqual(
    row('1', { name: 'Alpha', currency: 'EUR', level: 1.5 }),
  );
});
