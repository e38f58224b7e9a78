import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareLists } from '../compare-lists.ts';
import { figuresOfHoldings } from './figures-of-holdings.ts';
import { figuresOfHeld } from './register.ts';

type Held = Record<string, string | null>;

// `tests/independent/holdings.py` calculates the same figures by itself, with decimals.
const lists = JSON.parse(readFileSync('tests/independent/expected-holdings.json', 'utf8')) as {
  name: string;
  members: Held;
  before: Held;
  topTenWeight: string | null;
  effectiveNumber: string | null;
  turnover: string | null;
}[];

/** As constituents are published: heaviest first, those without a weight last. */
const publishedOf = (held: Held) =>
  Object.entries(held)
    .map(([name, weight]) => ({
      isin: null,
      ticker: null,
      name,
      weight: weight === null ? null : Number(weight),
    }))
    .toSorted((one, other) => (other.weight ?? -1) - (one.weight ?? -1));

test.each(lists)('figures of the list "$name", as calculated by hand', (list) => {
  const published = publishedOf(list.members);
  const found = figuresOfHeld({
    list: {
      numberOfConstituents: published.length,
      withheld: null,
      weights: published.map(({ weight }) => weight),
    },
    turnover: compareLists(publishedOf(list.before), published).turnover,
    characteristics: {},
  });
  expect(found['numberOfConstituents'] ?? 0).toBe(published.length);
  for (const tag of ['topTenWeight', 'effectiveNumber', 'turnover'] as const) {
    const text = list[tag];
    if (text === null) expect([tag, found[tag]]).toEqual([tag, undefined]);
    else expect(found[tag], tag).toBeCloseTo(Number(text), 9);
  }
});

test('of a list of which a part is published, only what that part says is a figure', () => {
  const weights = [40, 30, 20, 5, 1, 1, 1, 0.5, 0.5, 0.5];
  const part = { numberOfConstituents: 40, withheld: 'top10' as const, weights };
  expect(figuresOfHeld({ list: part, turnover: null, characteristics: {} })).toEqual({
    numberOfConstituents: 40,
    topTenWeight: 99.5,
  });
  const none = { numberOfConstituents: 40, withheld: 'none' as const, weights: [] };
  expect(figuresOfHeld({ list: none, turnover: null, characteristics: {} })).toEqual({
    numberOfConstituents: 40,
  });
});

test('what a provider says of the whole index has the decimals of its unit', () => {
  const decimalsOf = { percent: 2, times: 2, years: 2, basisPoints: 0 };
  const ofTheWhole = figuresOfHoldings.filter(({ needs }) => needs.includes('characteristics'));
  expect(ofTheWhole.map(({ tag, unit, decimals }) => [tag, unit, decimals])).toEqual(
    ofTheWhole.map(({ tag, unit }) => [tag, unit, decimalsOf[unit as keyof typeof decimalsOf]]),
  );
  expect(ofTheWhole).toHaveLength(8);
});
