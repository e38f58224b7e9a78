// Recomputes the figures of indexes from their levels as CSV: node recompute.ts http://localhost:3000 CODE …
import process from 'node:process';
import { compare } from './compare.ts';
import * as returns from './returns.ts';
import * as risk from './risk.ts';
import type { Frequency, Level, Series } from './series.ts';

type Role = 'riskFree' | 'benchmark';
type RiskRow = { figure: string };
type Published = Record<Role, { fundId: string } | null> & {
  asOfDate: string | null;
  risk: RiskRow[];
};
type Details = {
  frequency: Frequency;
  hasReturns: boolean;
  nextDue: { date: string } | null;
  entitlements: { historyFrom: string | null; downloads: boolean };
};

const [site, ...codes] = process.argv.slice(2);
if (!site || codes.length === 0) {
  console.error('Usage: node recompute.ts ADDRESS CODE …');
  process.exit(2);
}

async function ask(call: string, query: Record<string, string>): Promise<Response> {
  const response = await fetch(`${site}/api/${call}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}

/** What an index is, and its levels as anybody downloads them; none where its provider does not allow it. */
async function load(code: string, asof: string): Promise<{ details: Details; series?: Series }> {
  const details: Details = await (await ask('index-details', { indexId: code, asof })).json();
  if (!details.entitlements.downloads) return { details };
  const file = await ask('index-prices/download', { secId: code, format: 'csv', asof });
  const rows = (await file.text()).split(/\r?\n/).filter((line) => /^\d/.test(line));
  const levels = rows.map((line): Level => {
    const [date = '', level, backTested] = line.split(',');
    const isKnown = backTested === 'true' || backTested === 'false';
    return { date, level: Number(level), backTested: isKnown ? backTested === 'true' : null };
  });
  const { frequency, nextDue } = details;
  return { details, series: { levels, frequency, next: nextDue?.date } };
}

/** Risk figures in the shape of the API; `without` are those whose second index may not be downloaded. */
async function riskOf(series: Series, published: Published, asof: string) {
  const rows: RiskRow[] = risk.volatility(series);
  const without: string[] = [];
  for (const role of ['riskFree', 'benchmark'] as const) {
    const other = published[role];
    if (!other) continue;
    const levels = (await load(other.fundId, asof)).series;
    for (const figure of risk.besides[role]) {
      if (levels) rows.push(...risk.besideOther(figure, series, levels));
      else without.push(figure);
    }
  }
  return { rows, without };
}

/** Compares all figures of an index; gives the number of values that differ. */
async function recompute(code: string): Promise<number> {
  const answer = await ask('index-details/figures', { indexId: code });
  const asof = answer.headers.get('plumbline-release') ?? ''; // the rest is asked of the same release
  const published: Published = await answer.json();
  if (published.asOfDate === null) return skip(code, 'no levels are published');
  const { details, series } = await load(code, asof);
  if (!series) return skip(code, 'its levels may not be downloaded');
  if (series.levels.length < 2) return skip(code, 'nothing follows from a single level');

  const asOfDate = series.levels.at(-1)?.date;
  const range52Weeks = returns.range52Weeks(series);
  if (!details.hasReturns) return compare(code, published, { asOfDate, range52Weeks });
  const whole = details.entitlements.historyFrom === null;
  const riskFigures = await riskOf(series, published, asof);
  for (const figure of riskFigures.without)
    skip(code, `${figure}: levels of the other index may not be downloaded`);
  const comparable = published.risk.filter(({ figure }) => !riskFigures.without.includes(figure));
  return compare(
    code,
    { ...published, risk: comparable },
    {
      asOfDate,
      range52Weeks,
      periodReturns: returns.periodReturns(series, whole),
      calendarYears: returns.calendarYears(series),
      risk: riskFigures.rows,
      drawdowns: risk.drawdowns(series, whole),
      rollingReturns: returns.rollingReturns(series),
    },
  );
}

function skip(code: string, reason: string): number {
  console.log(`${code}: not recomputed, ${reason}`);
  return 0;
}

let differing = 0;
for (const code of codes) differing += await recompute(code);
process.exitCode = differing > 0 ? 1 : 0;
