import { cp, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { csvOf, csvText } from '../../demo/generator/folder/csv.ts';
import { writeWhole } from '../../demo/generator/folder/write-file.ts';
import { curves } from '../../demo/generator/market/rates.ts';
import { positionOf, shocksOf, throughAnchors } from '../../demo/generator/market/path.ts';
import {
  drawnUntil,
  firstDate,
  monthEnds,
  tradingDays,
} from '../../demo/generator/trading-days.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { membersOn, type Basket } from './members.ts';

const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD'] as const;
/** Where and when the bonds of a currency are priced. */
const pricedAt: Record<(typeof currencies)[number], string> = {
  USD: 'New York, 15:00',
  EUR: 'London, 16:15',
  GBP: 'London, 16:15',
  JPY: 'Tokyo, 15:00',
  CHF: 'London, 16:15',
  AUD: 'Sydney, 16:30',
};
/** A level is above zero. */
const neverNegative: readonly string[] = ['USD', 'AUD'];
const firstShown = '2012-01-03';
const launched = '2019-03-01';
const tradingDaysOfYear = 260;

/** What stands in the repository; the rest is generated beside it. */
const handWritten = ['site.yaml', 'brand.yaml', 'brand', 'texts'];
const columns = [
  'fund_id',
  'name',
  'asset_type',
  'family',
  'currency',
  'return_type',
  'base_date',
  'base_value',
  'launch_date',
  'returns',
  'field_priced-at',
] as const;

type Series = { row: Partial<Record<(typeof columns)[number], string>>; values: string[] };

/** Writes the whole folder of the second provider; the same bytes on every machine. */
export async function generateSecondProvider(folder: string, lastDate = drawnUntil): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (folder !== import.meta.dirname) {
    for (const name of handWritten)
      await cp(join(import.meta.dirname, name), join(folder, name), { recursive: true });
  }
  await copyTypeface(folder);
  const days = tradingDays(firstDate, lastDate);
  const from = positionOf(days, firstShown);
  const dates = Array.from(days.subarray(from), isoOfDay);
  const all = currencies.flatMap((currency) => seriesOf(currency, days, from));
  const rows = all.map(({ row }) => row);
  const lines = dates.map((date, at) => [date, ...all.map(({ values }) => values[at])].join(','));
  const heads = ['date', ...rows.map(({ fund_id: fundId = '' }) => fundId)];
  await writeWhole(folder, 'indexes.csv', csvOf(columns, rows));
  await writeWhole(folder, 'levels/all.csv', csvText(heads, lines));
  const reviewed = dates[monthEnds(dates).at(-1)!]!;
  const members = membersOn(reviewed, baskets, (currency) => ({
    days,
    rates: ratesOf(currency as (typeof currencies)[number], days).long,
  }));
  await writeWhole(folder, 'constituents/all.csv', members);
}

/** Which bonds the indexes of bonds hold, by their code. */
const maturities = { LG: [7, 10], SG: [1, 3] } as const;

const baskets = currencies.flatMap((currency) =>
  Object.entries(maturities).map(([code, years]): Basket => ({
    fundId: `HY${code}${currency}`,
    currency,
    years,
  })),
);

/** Rates of a currency, for ten years and overnight, per cent. */
function ratesOf(currency: (typeof currencies)[number], days: Int32Array) {
  const { overnight, tenYears, volatility } = curves[currency];
  const daily = volatility / Math.sqrt(tradingDaysOfYear);
  const shocks = shocksOf(`halyard ${currency}`, days.length).map((shock) => shock * daily);
  return {
    long: throughAnchors(days, shocks, tenYears),
    short: throughAnchors(days, new Float64Array(days.length), overnight),
  };
}

/** Bonds of two maturities, cash, and the two rates that they follow. */
function seriesOf(currency: (typeof currencies)[number], days: Int32Array, from: number): Series[] {
  const { long, short } = ratesOf(currency, days);
  const middle = long.map((rate, at) => (rate + short[at]!) / 2);
  const index = (code: string, name: string, rates: Float64Array, duration: number): Series => ({
    row: {
      fund_id: `HY${code}${currency}`,
      name: `Halyard ${currency} ${name}`,
      asset_type: duration === 0 ? 'cash' : 'fixed-income',
      family: `Halyard ${name}`,
      currency,
      return_type: 'TR',
      base_date: firstShown,
      base_value: '100',
      launch_date: launched,
      'field_priced-at': pricedAt[currency],
    },
    values: totalReturn(rates.subarray(from), duration).map((level) => level.toFixed(2)),
  });
  const rate = (code: string, name: string, rates: Float64Array): Series => ({
    row: {
      fund_id: `HY${code}${currency}`,
      name: `Halyard ${currency} ${name}`,
      asset_type: 'interest-rates',
      family: `Halyard ${name}`,
      currency,
      returns: 'no',
    },
    values: Array.from(rates.subarray(from), (value) => value.toFixed(3)),
  });
  return [
    index('LG', 'Government 7–10 Years', long, 7.6),
    index('SG', 'Government 1–3 Years', middle, 1.9),
    index('ON', 'Overnight Cash', short, 0),
    ...(neverNegative.includes(currency) ? [rate('TY', 'Ten-Year Rate', long)] : []),
  ];
}

/** Levels from 100: each day's yield is earned, and what it changes by costs the duration. */
function totalReturn(rates: Float64Array, duration: number): number[] {
  let level = 100;
  return Array.from(rates, (rate, at) => {
    if (at === 0) return level;
    const before = rates[at - 1]!;
    const earned = before / tradingDaysOfYear - duration * (rate - before);
    level *= Math.exp(earned / 100);
    return level;
  });
}

async function copyTypeface(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const files = dirname(
    resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-400-normal.woff2'),
  );
  for (const weight of [400, 600]) {
    const bytes = await readFile(join(files, `barlow-condensed-latin-${weight}-normal.woff2`));
    await writeWhole(folder, `brand/barlow-condensed-${weight}.woff2`, bytes);
  }
  const licence = await readFile(join(files, '../LICENSE'));
  await writeWhole(folder, 'brand/barlow-condensed-licence.txt', licence);
}
