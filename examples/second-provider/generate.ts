import { cp, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { csvOf, csvText } from '../../demo/generator/folder/csv.ts';
import { writeWhole } from '../../demo/generator/folder/write-file.ts';
import { curves } from '../../demo/generator/market/rates.ts';
import { positionOf, shocksOf, throughAnchors } from '../../demo/generator/market/path.ts';
import { drawnUntil, firstDate, monthEnds } from '../../demo/generator/trading-days.ts';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { calendarNames, readClosedDays, weekdays, type Currency } from './calendars.ts';
import { membersOn, type Basket } from './members.ts';

const currencies = Object.keys(calendarNames) as Currency[];
/** Where and when the bonds of a currency are priced. */
const pricedAt: Record<Currency, string> = {
  USD: 'New York, 15:00',
  EUR: 'London, 16:15',
  GBP: 'London, 16:15',
  JPY: 'Tokyo, 15:00',
  CHF: 'London, 16:15',
  AUD: 'Sydney, 16:30',
};
/** Whose ten-year rate is published as a series of its own; that of francs was below zero for years. */
const withRate: readonly string[] = ['USD', 'CHF', 'AUD'];
const firstShown = '2012-01-03';
const launched = '2019-03-01';
const weekdaysOfYear = 260;

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
  'calendar',
  'field_priced-at',
] as const;

type Series = {
  row: Partial<Record<(typeof columns)[number], string>>;
  /** By date. */
  values: Map<string, string>;
};

/** Writes the whole folder of the second provider; the same bytes on every machine. */
export async function generateSecondProvider(folder: string, lastDate = drawnUntil): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (folder !== import.meta.dirname) {
    for (const name of handWritten)
      await cp(join(import.meta.dirname, name), join(folder, name), { recursive: true });
  }
  await copyTypeface(folder);
  const days = weekdays(firstDate, lastDate);
  const closedOf = await readClosedDays();
  const all = currencies.flatMap((currency) => seriesOf(currency, days, closedOf(currency)));
  const rows = all.map(({ row }) => row);
  const dates = Array.from(days.subarray(positionOf(days, firstShown)), isoOfDay).filter((date) =>
    all.some(({ values }) => values.has(date)),
  );
  const lines = dates.map((date) => [date, ...all.map(({ values }) => values.get(date))].join(','));
  const heads = ['date', ...rows.map(({ fund_id: fundId = '' }) => fundId)];
  await writeWhole(folder, 'indexes.csv', csvOf(columns, rows));
  await writeWhole(folder, 'levels/all.csv', csvText(heads, lines));
  const openForAll = dates.filter((date) => all.every(({ values }) => values.has(date)));
  const reviewed = openForAll[monthEnds(openForAll).at(-1)!]!;
  const members = membersOn(reviewed, baskets, (currency) => ({
    days,
    rates: ratesOf(currency as Currency, days).long,
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
function ratesOf(currency: Currency, days: Int32Array) {
  const { overnight, tenYears, volatility } = curves[currency];
  const daily = volatility / Math.sqrt(weekdaysOfYear);
  const shocks = shocksOf(`halyard ${currency}`, days.length).map((shock) => shock * daily);
  return {
    long: throughAnchors(days, shocks, tenYears),
    short: throughAnchors(days, new Float64Array(days.length), overnight),
  };
}

/** Bonds of two maturities, cash, and the two rates that they follow, on the days that are open. */
function seriesOf(currency: Currency, days: Int32Array, closed: ReadonlySet<Day>): Series[] {
  const { long, short } = ratesOf(currency, days);
  const middle = long.map((rate, at) => (rate + short[at]!) / 2);
  const from = positionOf(days, firstShown);
  const open = Array.from(days, (_, at) => at).filter((at) => at >= from && !closed.has(days[at]!));
  const byDate = (values: readonly string[]) =>
    new Map(values.map((value, at) => [isoOfDay(days[open[at]!]!), value]));
  const calendar = calendarNames[currency];
  const index = (code: string, name: string, rates: Float64Array, duration: number): Series => ({
    row: {
      fund_id: `HY${code}${currency}`,
      name: `Halyard ${currency} ${name}`,
      asset_type: duration === 0 ? 'cash' : 'fixed-income',
      family: `Halyard ${name}`,
      currency,
      return_type: 'TR',
      base_date: isoOfDay(days[open[0]!]!),
      base_value: '100',
      launch_date: launched,
      ...(calendar && { calendar }),
      'field_priced-at': pricedAt[currency],
    },
    values: byDate(totalReturn(rates, open, duration).map((level) => level.toFixed(2))),
  });
  const rate = (code: string, name: string, rates: Float64Array): Series => ({
    row: {
      fund_id: `HY${code}${currency}`,
      name: `Halyard ${currency} ${name}`,
      asset_type: 'interest-rates',
      family: `Halyard ${name}`,
      currency,
      returns: 'no',
      ...(calendar && { calendar }),
    },
    values: byDate(open.map((at) => rates[at]!.toFixed(3))),
  });
  return [
    index('LG', 'Government 7–10 Years', long, 7.6),
    index('SG', 'Government 1–3 Years', middle, 1.9),
    index('ON', 'Overnight Cash', short, 0),
    ...(withRate.includes(currency) ? [rate('TY', 'Ten-Year Rate', long)] : []),
  ];
}

/**
 * Levels from 100 on the open positions: the yield of the level before is earned for each weekday since, and what it has
 * changed by costs the duration.
 */
function totalReturn(rates: Float64Array, open: readonly number[], duration: number): number[] {
  let level = 100;
  return open.map((at, each) => {
    if (each === 0) return level;
    const last = open[each - 1]!;
    const before = rates[last]!;
    const earned = (before * (at - last)) / weekdaysOfYear - duration * (rates[at]! - before);
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
