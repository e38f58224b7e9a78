import { expect, test } from 'vitest';
import { makeIndex } from '../../tests/support/small-indexes.ts';
import { isNarrower } from './narrowed-terms.ts';

const { entitlements: open } = makeIndex({ fundId: 'A', name: 'A', assetType: 'equity' });

test.each([
  [{ downloads: false }],
  [{ constituents: 'top10' }],
  [{ constituents: 'none' }],
  [{ constituentsDelayDays: 30 }],
  [{ historyFrom: '2020-01-01' }],
] as const)(
  'terms that became %o are narrower than open ones, and open ones than none',
  (narrow) => {
    const now = { ...open, ...narrow };
    expect(isNarrower(now, open)).toBe(true);
    expect(isNarrower(open, now)).toBe(false);
    expect(isNarrower(now, now)).toBe(false);
  },
);

test('a history that begins later is narrower, and so are fewer constituents later', () => {
  const terms = { ...open, historyFrom: '2020-01-01', constituentsDelayDays: 30 };
  expect(isNarrower({ ...terms, historyFrom: '2020-01-02' }, terms)).toBe(true);
  expect(isNarrower({ ...terms, constituentsDelayDays: 31 }, terms)).toBe(true);
  expect(
    isNarrower({ ...terms, historyFrom: '2019-12-31', constituentsDelayDays: 29 }, terms),
  ).toBe(false);
});
