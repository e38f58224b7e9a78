import { currencies, type Currency } from './currencies.ts';
import type { Day } from '#src/domain/day.ts';
import { day, drawnUntil } from '../trading-days.ts';
import type { Anchors } from './path.ts';
import { curves } from './rates.ts';

/** Place of a maturity on the curve: 0 at overnight, 1 at ten years, little more beyond. */
export function steepnessAt(years: number): number {
  return Math.min(1.06, (1 - Math.exp(-years / 4)) / (1 - Math.exp(-2.5)));
}

/** Yield of government bonds of a maturity on the last day that is drawn, per cent; other currencies yield as the dollar. */
export function lastYield(currency: string, years: number): number {
  const { overnight, tenYears } = curves[modelled(currency)];
  const short = overnight.at(-1)![1];
  return short + steepnessAt(years) * (tenYears.at(-1)![1] - short);
}

/** The same so many years before the last day, along straight lines between the turns of the curve. */
export function yieldOn(currency: string, years: number, before: number): number {
  const { overnight, tenYears } = curves[modelled(currency)];
  const at = day(drawnUntil) - Math.round(before * 365.25);
  const short = valueAt(overnight, at);
  return short + steepnessAt(years) * (valueAt(tenYears, at) - short);
}

function valueAt(anchors: Anchors, at: Day): number {
  const next = anchors.findIndex(([date]) => day(date) >= at);
  if (next <= 0) return anchors.at(next === 0 ? 0 : -1)![1];
  const [[fromDate, from], [toDate, to]] = [anchors[next - 1]!, anchors[next]!];
  return from + ((to - from) * (at - day(fromDate))) / (day(toDate) - day(fromDate));
}

function modelled(currency: string): Currency {
  return currencies.find((known) => known === currency) ?? 'USD';
}
