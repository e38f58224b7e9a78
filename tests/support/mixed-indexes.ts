import { vi } from 'vitest';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import type { SmallApi } from './small-api.ts';
import { makeIndex } from './small-indexes.ts';

const equity = { assetType: 'equity', currency: 'USD', returnType: 'NTR' } as const;
const all = makeIndex({ ...equity, fundId: 'X', name: 'X' }).entitlements;

/** Indexes to compare and blend: two public ones of different currency and frequency, and two that are partly withheld. */
const indexes = [
  makeIndex({
    ...equity,
    fundId: 'ONE',
    name: 'One',
    launchDate: '2015-06-01',
    weighting: 'Equal',
  }),
  makeIndex({ ...equity, fundId: 'TWO', name: 'Two', secId: 'TWO.SEC', variantGroup: 'TWOG' }),
  makeIndex({ ...equity, fundId: 'TWOE', name: 'Two', currency: 'EUR', variantGroup: 'TWOG' }),
  makeIndex({ ...equity, fundId: 'LONELY', name: 'Lonely', currency: 'JPY' }),
  makeIndex({ ...equity, fundId: 'MONTHLY', name: 'Monthly', frequency: 'monthly' }),
  makeIndex({ ...equity, fundId: 'CASH', name: 'Cash' }),
  makeIndex({
    ...equity,
    fundId: 'SECRET',
    name: 'Secret',
    entitlements: { ...all, downloads: false },
  }),
  makeIndex({
    ...equity,
    fundId: 'NARROW',
    name: 'Narrow',
    entitlements: { ...all, historyFrom: '2020-01-02' },
  }),
];

const first = dayOfIso('2014-12-31')!;
const last = dayOfIso('2026-10-30')!;

/** Weekdays, or the last of each month. */
function daysOf(frequency: 'daily' | 'weekly' | 'monthly', begin = first): number[] {
  const days = Array.from({ length: last - begin + 1 }, (_, i) => begin + i).filter(
    (day) => ![0, 6].includes((day + 4) % 7),
  );
  const monthOf = (day: number | undefined) => isoOfDay(day ?? 0).slice(0, 7);
  return frequency === 'daily'
    ? days
    : days.filter((day, at) => monthOf(day) !== monthOf(days[at + 1]));
}

/** The levels of an index: a trend with waves of its own, from simple formulas, so that figures can be checked by hand. */
export function mixedLevels(fundId: string): { days: number[]; values: number[] } {
  const at = indexes.findIndex((one) => one.fundId === fundId);
  const index = indexes[at]!;
  const days = daysOf(index.frequency, dayOfIso(index.entitlements.historyFrom ?? '') ?? first);
  const values = days.map((day) => {
    const years = (day - first) / 365.25;
    const wave = Math.sin(years * (3 + at)) * 8 + Math.sin(years * 41 * (1 + at / 10)) * 2;
    return Math.round((100 + years * (4 + at) + wave) * 1e4) / 1e4;
  });
  return { days, values };
}

const member = (isin: string, weight: number) => ({
  ticker: null,
  isin,
  name: isin,
  weight,
  sector: isin < 'B' ? 'Energy' : 'Utilities',
  country: 'Japan',
  currency: null,
});
const listOf = (fundId: string, members: [string, number][], withheld: 'top10' | null = null) => ({
  key: fundId,
  body: {
    fundId,
    asOfDate: '2026-10-30',
    classification: null,
    numberOfConstituents: withheld === null ? members.length : 40,
    withheld,
    constituents: members.map(([isin, weight]) => member(isin, weight)),
  },
});

const priced = (fundId: string, priceToEarnings: number, dividendYield: number) => ({
  key: fundId,
  body: {
    fundId,
    asOfDate: '2026-10-30',
    figures: [
      { figure: 'priceToEarnings' as const, value: priceToEarnings },
      { figure: 'dividendYield' as const, value: dividendYield },
    ],
    buckets: [],
  },
});

const crises = [
  { id: 'pandemic', name: { 'en-us': 'Pandemic' }, from: '2020-02-19', to: '2020-03-23' },
  { id: 'older', name: { 'en-us': 'Older' }, from: '2007-10-09', to: '2009-03-09' },
];

/** Publishes these indexes on a site as a new release. Returns its number. */
export async function publishMixed(site: SmallApi): Promise<number> {
  const { body } = { body: await getItem(site.store.db, site.snapshot().release, 'site', 'site') };
  const draft = await beginRelease(site.store, { label: 'mixed', note: '', sourceHash: 'mixed' });
  await draft.putItems('site', [
    { key: 'site', body: { ...body, blends: true, crises, riskFree: { USD: 'CASH' } } },
  ]);
  await draft.putItems(
    'index',
    indexes.map((one) => ({ key: one.fundId, body: one })),
  );
  await draft.putItems('constituents', [
    listOf('ONE', [
      ['A', 60],
      ['B', 40],
    ]),
    listOf('TWO', [
      ['B', 70],
      ['C', 30],
    ]),
    listOf('SECRET', [['A', 100]], 'top10'),
  ]);
  await draft.putItems('characteristics', [priced('ONE', 10, 2), priced('TWO', 30, 4)]);
  await draft.putLevels(
    indexes.map(({ fundId }) => {
      const { days, values } = mixedLevels(fundId);
      return { fundId, days: Int32Array.from(days), values: Float64Array.from(values) };
    }),
  );
  const { number } = await draft.flip();
  await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
  return number;
}
