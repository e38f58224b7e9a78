import { isoOfDay } from '#src/domain/day.ts';
import { isinOf } from '../isin.ts';
import type { Market } from '../market/market.ts';
import { anchors, logAnchors, shocksOf, throughAnchors } from '../market/path.ts';
import { tradingDays } from '../trading-days.ts';
import { japaneseLicence, personalUse, researchUse } from '../portfolios/licences.ts';
import type { DemoIndex, IndexRow } from './demo-index.ts';
import { publishedLevels } from './levels.ts';

/** Announced, and nothing else is known yet: a row needs no more than these three cells. */
const announced: IndexRow = {
  fund_id: 'PLWNC',
  name: 'Plumbline World Nature Capital',
  asset_type: 'esg',
};

/** Rules and launch date are public, levels come with the launch. */
const inPreparation: IndexRow = {
  fund_id: 'PLJAU_NTR_JPY',
  name: 'Plumbline Japan Automation NTR JPY',
  name_ja: 'プラムライン日本オートメーション 税引後配当込み 円',
  asset_type: 'equity',
  family: 'Plumbline Factors',
  region: 'Japan',
  currency: 'JPY',
  return_type: 'NTR',
  variant_group: 'PLJAU',
  ticker: 'PLJAUNJ',
  launch_date: '2027-01-18',
  weighting: 'Free-float market capitalization, capped at 5%',
  rebalancing: 'Semi-annually, third Friday of May and November',
  administrator: 'Plumbline Indexes (illustrative)',
  description: 'Japanese companies that make robots, sensors and the software that runs them.',
  description_ja:
    'ロボット、センサー、およびそれらを動かすソフトウェアを手がける日本企業の指数です。',
  benchmark_fund_id: 'PLJPN_NTR_JPY',
  licence: researchUse,
  licence_ja: japaneseLicence(researchUse),
};

const longHistory: IndexRow = {
  fund_id: 'PLULH_PR_USD',
  name: 'Plumbline US Shares Since 1871 PR USD',
  asset_type: 'equity',
  family: 'Plumbline Country Equity',
  region: 'North America',
  currency: 'USD',
  return_type: 'PR',
  variant_group: 'PLULH',
  ticker: 'PLULHPU',
  isin: isinOf('X', 'PLULH_PR_USD'),
  base_date: '1871-01-31',
  base_value: 10,
  launch_date: '2007-02-05',
  frequency: 'monthly',
  weighting: 'Market capitalization',
  rebalancing: 'Monthly, last business day',
  administrator: 'Plumbline Indexes (illustrative)',
  description:
    'A level a month of the shares of US companies from 1871 on, for readers of very long histories. From the end of 2006 the levels move as those of Plumbline United States PR USD.',
  // Not translated yet: a Japanese page shows the English text.
  constituents: 'none',
  licence: personalUse,
  licence_ja: japaneseLicence(personalUse),
};

export const specialRows: readonly IndexRow[] = [announced, inPreparation, longHistory];

/** Booms and crashes where history had them, up to the index whose levels it then follows; all are made up. */
const turns = logAnchors(
  anchors(`1871-01-31 10  1873-08-29 12  1877-06-29 8  1881-06-30 15  1896-08-31 10  1906-01-31 24
    1907-11-29 16  1919-10-31 22  1921-08-31 16  1929-08-30 76  1932-06-30 11.5  1937-02-26 42
    1942-04-30 19  1968-11-29 240  1974-09-30 150  1982-07-30 245  1987-08-31 740  1987-11-30 540
    2000-08-31 3400  2002-09-30 1950  2006-12-29 3150`),
);

/** The levels of the long history, on the last trading day of each month. */
export function longHistoryFile(
  market: Market,
  indexes: readonly DemoIndex[],
): { path: string; text: string } {
  const days = monthEnds(tradingDays('1871-01-01', '2006-12-31'));
  const steps = shocksOf('PLULH', days.length).map((shock) => 0.035 * shock);
  const path = throughAnchors(days, steps, turns);
  const old = Array.from(days, (day, at) => [isoOfDay(day), Math.exp(path[at]!)] as const);
  const followed = indexes.find(({ fundId }) => fundId === 'PLUSA_PR_USD')!;
  const [[, first], ...later] = publishedLevels(market, followed) as [[string, number]];
  const last = old.at(-1)![1];
  const recent = monthEndsOf(later).map(([date, level]) => [date, (last * level) / first] as const);
  const lines = [...old, ...recent].map(([date, level]) => `${date},${level.toFixed(2)}`);
  const text = [`date,${longHistory.fund_id}`, ...lines, ''].join('\n');
  return { path: 'levels/long-history.csv', text };
}

function monthEnds(days: Int32Array): Int32Array {
  return days.filter((day, at) => {
    const next = days[at + 1];
    return next === undefined || isoOfDay(next).slice(0, 7) !== isoOfDay(day).slice(0, 7);
  });
}

/** Levels of the months that have ended. */
function monthEndsOf(levels: readonly [date: string, level: number][]) {
  return levels.filter(([date], at) => {
    const next = levels[at + 1]?.[0];
    return next !== undefined && next.slice(0, 7) !== date.slice(0, 7);
  });
}
