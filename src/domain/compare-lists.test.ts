import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLists } from './compare-lists.ts';

type Member = { isin: string | null; ticker: string | null; name: string; weight: number | null };

const member = (name: string, weight: number | null, ids: Partial<Member> = {}): Member => ({
  isin: null,
  ticker: null,
  ...ids,
  name,
  weight,
});
const namesOf = (members: readonly Member[]) => members.map(({ name }) => name);

test('turnover is half of what weights differ by, counted one way', () => {
  const earlier = [member('Stays', 50), member('Grows', 30), member('Goes', 20)];
  const later = [member('Stays', 50), member('Grows', 35), member('Comes', 15)];
  const { additions, deletions, turnover } = compareLists(earlier, later);
  expect([namesOf(additions), namesOf(deletions)]).toEqual([['Comes'], ['Goes']]);
  // (5 + 20 + 15) / 2.
  expect(turnover).toBe(20);
});

test('a member keeps its place under another name or ticker, and not under another ISIN', () => {
  const earlier = [
    member('Old name', 40, { isin: 'ZZ0000000001', ticker: 'OLD' }),
    member('Acme', 30, { isin: 'ZZ0000000002', ticker: 'ACM' }),
    member('Bare', 30, { ticker: 'BAR' }),
  ];
  const later = [
    member('New name', 40, { isin: 'ZZ0000000001', ticker: 'NEW' }),
    member('Acme', 30, { isin: 'ZZ0000000009', ticker: 'ACM' }),
    member('Bare plc', 30, { isin: 'ZZ0000000003', ticker: 'BAR' }),
  ];
  const { additions, deletions, turnover } = compareLists(earlier, later);
  expect([namesOf(additions), namesOf(deletions), turnover]).toEqual([['Acme'], ['Acme'], 30]);
});

test('of members that share a name and bear nothing else each is matched once', () => {
  const earlier = [member('Alpha', 40), member('Alpha', 35), member('Beta', 25)];
  const later = [member('Alpha', 45), member('Alpha', 30), member('Beta', 25)];
  const same = compareLists(earlier, later);
  // (5 + 5) / 2.
  expect(same).toEqual({ additions: [], deletions: [], turnover: 5 });
  const fewer = compareLists(earlier, [member('Alpha', 75), member('Beta', 25)]);
  expect(fewer).toEqual({ additions: [], deletions: [earlier[1]], turnover: 35 });
});

test('lists without weights tell who came and went, and no turnover', () => {
  const earlier = [member('One', 60), member('Two', 40)];
  const later = [member('One', null), member('Three', 40)];
  expect(compareLists(earlier, later)).toMatchObject({
    additions: [{ name: 'Three' }],
    deletions: [{ name: 'Two' }],
    turnover: null,
  });
});

test('turnover and changes are those of a comparison of every member with every other', () => {
  const list = fc.uniqueArray(
    fc.record({
      isin: fc.integer({ min: 0, max: 30 }).map((number) => `ISIN${number}`),
      ticker: fc.option(fc.constantFrom('A', 'B', 'C')),
      name: fc.constantFrom('One', 'Two', 'Three'),
      weight: fc.integer({ min: 0, max: 10_000 }).map((weight) => weight / 100),
    }),
    { selector: ({ isin }) => isin, maxLength: 20 },
  );
  fc.assert(
    fc.property(list, list, (earlier, later) => {
      let sum = 0;
      for (let number = 0; number <= 30; number += 1) {
        const weightIn = (members: readonly Member[]) =>
          members.find(({ isin }) => isin === `ISIN${number}`)?.weight ?? 0;
        sum += Math.abs(weightIn(later) - weightIn(earlier));
      }
      const { additions, deletions, turnover } = compareLists(earlier, later);
      expect(turnover).toBeCloseTo(sum / 2, 9);
      const isIn = (members: readonly Member[], { isin }: Member) =>
        members.some((one) => one.isin === isin);
      expect(additions).toEqual(later.filter((one) => !isIn(earlier, one)));
      expect(deletions).toEqual(earlier.filter((one) => !isIn(later, one)));
      // Both ways alike: what comes from one side goes from the other.
      expect(compareLists(later, earlier).turnover).toBeCloseTo(sum / 2, 9);
    }),
  );
});
