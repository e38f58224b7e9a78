import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import type { Faults, Position } from '../faults.ts';
import type { ReturnsRule } from '../mapping/mapping-schema.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import { LevelSeries } from './level-series.ts';

type Place = Position & { file: string };
type Chain = { rule: ReturnsRule; returns: LevelSeries; missing: { day: Day; place: Place }[] };

/** The returns of files with one source of the mapping, until levels are chained from them. */
export type ReturnChains = {
  /**
   * Adds a return, NaN for an empty cell; if the day has another one already, that is returned and the new one dropped.
   */
  add: (file: SourceFile, fundId: string, day: Day, value: number, place: Place) => number | null;
  /** Chains levels from all returns, and reports days without one. */
  settle: (
    series: Map<string, LevelSeries>,
    historyFrom: (fundId: string) => Day | null,
    faults: Faults,
  ) => void;
};

export function createReturnChains(): ReturnChains {
  const chains = new Map<string, Chain & { fundId: string }>();
  return {
    add({ source }, fundId, day, value, place) {
      const key = `${source.file}\n${fundId}`;
      const rule = source.returns!;
      const begun = { rule, fundId, returns: new LevelSeries(place), missing: [] };
      const chain = chains.get(key) ?? begun;
      chains.set(key, chain);
      if (Number.isNaN(value)) {
        chain.missing.push({ day, place });
        return null;
      }
      return chain.returns.add(day, value);
    },
    settle(series, historyFrom, faults) {
      for (const { fundId, ...chain } of chains.values()) {
        if (isBroken(chain, fundId, faults)) continue;
        const levels = series.get(fundId) ?? new LevelSeries(chain.returns.begins);
        series.set(fundId, levels);
        const from = historyFrom(fundId) ?? -Infinity;
        for (const [day, level] of chained(chain)) {
          const other = day < from ? null : levels.add(day, level);
          if (other === null) continue;
          const expected = `one level of ${fundId} on ${isoOfDay(day)} (another file has ${other})`;
          faults.add({ ...chain.returns.begins, expected, found: 'a return' });
          break;
        }
      }
    },
  };
}

/** Levels by day: level = level before × (1 + return). */
function* chained({ rule, returns }: Chain): Generator<[Day, number]> {
  const { days, values } = returns.toLevels();
  const unit = rule.as === 'percent' ? 100 : 1;
  let level = rule.base;
  const base = dayOfIso(rule.baseDate ?? '');
  if (base !== null) yield [base, level];
  for (const [at, day] of days.entries()) {
    level *= 1 + values[at]! / unit;
    yield [day, level];
  }
}

/** Adds faults for a day without a return between two with one, and for a base that is not before all returns. */
function isBroken({ rule, returns, missing }: Chain, fundId: string, faults: Faults): boolean {
  const { span, begins } = returns;
  if (span === null) return true;
  const within = missing.filter(({ day }) => day > span.first && day < span.last);
  for (const { place } of within) {
    const expected = `a return of ${fundId}: levels are chained from those of all days`;
    faults.add({ ...place, expected, found: '' });
  }
  const base = dayOfIso(rule.baseDate ?? '');
  if (base === null || base < span.first) return within.length > 0;
  const expected = `returns after the baseDate, ${rule.baseDate}`;
  faults.add({ ...begins, expected, found: isoOfDay(span.first) });
  return true;
}
