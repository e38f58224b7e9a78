import { expect, test } from 'vitest';
import { driftOf, monthsSince } from './members/drift.ts';
import { hasValidCheckDigit } from './support/parsed-files.ts';
import { indexes, memberRows } from './support/whole-demo.ts';

const newest = memberRows.filter((row) => row['as_of'] === '2026-11-18');
const lists = Map.groupBy(newest, (row) => row['index']!);

test('weights of every list add up to 100 within a hundredth, at four decimals', () => {
  for (const [fundId, members] of lists) {
    const sum = members.reduce((total, { weight }) => total + Number(weight), 0);
    expect([fundId, Math.abs(sum - 100) < 0.01]).toEqual([fundId, true]);
    expect(members.every(({ weight }) => /^\d+\.\d{4}$/.test(weight!))).toBe(true);
  }
});

test('lists of companies have 28 to 600 members, one has 3,000; lists of bonds have 12 to 1,400', () => {
  const sizesOf = (kind: string) =>
    indexes
      .filter(({ portfolio }) => portfolio.members?.kind === kind)
      .map(({ fundId }) => lists.get(fundId)!.length);
  const companies = sizesOf('companies');
  expect(companies.filter((size) => size > 600)).toEqual([3000]);
  expect(Math.min(...companies)).toBeGreaterThanOrEqual(28);
  const bonds = sizesOf('bonds');
  expect([Math.min(...bonds) >= 12, Math.max(...bonds) <= 1400]).toEqual([true, true]);
});

test('all variants of a portfolio have the same members', () => {
  const bare = (fundId: string): string[] =>
    lists.get(fundId)!.map(({ member, weight }) => `${member} ${weight}`);
  expect(bare('PLWLD_TR_JPY')).toEqual(bare('PLWLD_NTR_USD'));
  expect(bare('PLGAG_TR_EURH')).toEqual(bare('PLGAG_TR_USD'));
});

test('members are listed once and begin with the heaviest', () => {
  for (const [fundId, members] of lists) {
    const weights = members.map(({ weight }) => Number(weight));
    expect([fundId, weights]).toEqual([fundId, weights.toSorted((one, other) => other - one)]);
    expect([fundId, new Set(members.map(({ member }) => member)).size]).toEqual([
      fundId,
      members.length,
    ]);
  }
});

test('members carry identifiers that are valid in form and belong to no country', () => {
  const isins = memberRows.map((row) => row['isin']!).filter(Boolean);
  const distinct = [...new Set(isins)];
  expect(distinct.length).toBeGreaterThan(4000);
  expect(distinct.every((isin) => isin.startsWith('ZZ') && hasValidCheckDigit(isin))).toBe(true);
  const names = new Set(memberRows.filter((row) => row['isin']).map((row) => row['member']));
  expect(names.size).toBe(distinct.length);
});

const capped = indexes.flatMap(({ fundId, portfolio }) => {
  const cap = /capped at (\d+)%/.exec(portfolio.weighting)?.[1];
  return cap === undefined ? [] : [{ fundId, cap: Number(cap) }];
});

test('indexes that say that they cap a member at a weight do at their reviews', () => {
  const reviewed = capped.flatMap(({ fundId, cap }) =>
    memberRows
      .filter((row) => row['index'] === fundId && row['as_of'] !== '2026-11-18')
      .map((row) => ({ fundId, cap, weight: Number(row['weight']) })),
  );
  expect(reviewed.length).toBeGreaterThan(1000);
  expect(reviewed.filter(({ cap, weight }) => weight > cap + 0.0001)).toEqual([]);
});

test('between reviews prices move weights: away from the cap, but not far', () => {
  expect(capped.length).toBeGreaterThan(20);
  const heaviest = capped.map(({ fundId, cap }) => Number(lists.get(fundId)![0]!['weight']) / cap);
  expect(Math.max(...heaviest)).toBeLessThan(1.4);
  // Of a family that was reviewed two months ago hardly one stands at the cap to four decimals.
  expect(heaviest.filter((part) => part === 1).length).toBeLessThan(capped.length / 5);
});

test('an equally weighted index gave every member the same weight at its last review', () => {
  const list = lists.get('PLWEW_NTR_USD')!;
  const atReview = list.map(({ isin, weight }) => {
    const months = monthsSince('2026-05-15');
    return Number(weight) / Math.exp(driftOf({ isin: isin! }, months));
  });
  expect(Math.max(...atReview) / Math.min(...atReview)).toBeLessThan(1.001);
  const now = list.map(({ weight }) => Number(weight));
  expect(Math.max(...now) / Math.min(...now)).toBeGreaterThan(1.2);
});

test('weights that are given outright are those of the last review', () => {
  const dateOf = (fundId: string) => memberRows.find((row) => row['index'] === fundId)!['as_of'];
  expect(['PLBALU_TR_USD', 'PLT2030_TR_USD', 'PLCOM_TR_USD', 'PLFXD_PR_USD'].map(dateOf)).toEqual([
    '2026-09-18',
    '2026-09-18',
    '2026-01-08',
    '2026-01-02',
  ]);
});
