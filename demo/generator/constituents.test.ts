import { expect, test } from 'vitest';
import { constituentFiles } from './folder/constituents.ts';
import { listIndexes } from './folder/index-master.ts';
import { portfolios } from './portfolios/portfolios.ts';
import { hasValidCheckDigit, rowsOf } from './support/parsed-files.ts';

const indexes = listIndexes(portfolios);
const rows = constituentFiles(indexes, 1).flatMap(({ text }) => rowsOf(text));
const newest = rows.filter((row) => row['as_of'] === '2026-11-18');
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
  const isins = rows.map((row) => row['isin']!).filter(Boolean);
  const distinct = [...new Set(isins)];
  expect(distinct.length).toBeGreaterThan(4000);
  expect(distinct.every((isin) => isin.startsWith('ZZ') && hasValidCheckDigit(isin))).toBe(true);
  const names = new Set(rows.filter((row) => row['isin']).map((row) => row['member']));
  expect(names.size).toBe(distinct.length);
});

test('indexes that say that they cap a member at a weight do', () => {
  const caps = indexes.flatMap(({ fundId, portfolio }) => {
    const cap = /capped at (\d+)%/.exec(portfolio.weighting)?.[1];
    return cap === undefined ? [] : [{ fundId, cap: Number(cap) }];
  });
  expect(caps.length).toBeGreaterThan(20);
  for (const { fundId, cap } of caps) {
    const heaviest = Number(lists.get(fundId)![0]!['weight']);
    expect([fundId, heaviest <= cap + 0.0001]).toEqual([fundId, true]);
  }
});

test('an equally weighted index gives every member the same weight', () => {
  const weights = lists.get('PLWEW_NTR_USD')!.map(({ weight }) => Number(weight));
  expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(0.0001);
});
