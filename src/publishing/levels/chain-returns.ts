import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import type { Faults, Position } from '../faults.ts';
import type { ReturnsRule } from '../mapping/mapping-schema.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import { LevelSeries } from './level-series.ts';
import { publicBaseFault, type FindPublic, type PublicBase } from './public-bases.ts';

type Place = Position & { file: string };
type Chain = {
  rule: ReturnsRule;
  fundId: string;
  returns: LevelSeries;
  missing: { day: Day; place: Place }[];
};

/** What levels are chained with. */
type Settling = {
  historyFrom: (fundId: string) => Day | null;
  /** Takes a level that is before the first public day. */
  withhold: (fundId: string, day: Day) => null;
  /** Of a file that arrives by itself: finds the public levels that its returns are chained to. */
  findPublic?: FindPublic | undefined;
  faults: Faults;
};

/** The returns of files with one source of the mapping, until levels are chained from them. */
export type ReturnChains = {
  /**
   * Adds a return, NaN for an empty cell; if the day has another one already, that is returned and the new one dropped.
   */
  add: (file: SourceFile, fundId: string, day: Day, value: number, place: Place) => number | null;
  /** Chains levels from all returns, and reports days without one. */
  settle: (series: Map<string, LevelSeries>, settling: Settling) => Promise<void>;
};

export function createReturnChains(): ReturnChains {
  const chains = new Map<string, Chain>();
  return {
    add(file, fundId, day, value, place) {
      const key = `${file.source.file}\n${fundId}`;
      const rule = file.source.returns!;
      const begun = { rule, fundId, returns: new LevelSeries(place, file), missing: [] };
      const chain = chains.get(key) ?? begun;
      chains.set(key, chain);
      if (Number.isNaN(value)) {
        chain.missing.push({ day, place });
        return null;
      }
      chain.returns.endsIn = file;
      return chain.returns.add(day, value);
    },
    async settle(series, settling) {
      const { findPublic, faults } = settling;
      const bases = findPublic && (await findPublic([...chains.values()].flatMap(firstDayOf)));
      for (const chain of chains.values()) {
        const base = bases?.get(chain.fundId);
        if (isBroken(chain, bases !== undefined, base, faults)) continue;
        addLevels(chain, base, series, settling);
      }
    },
  };
}

const firstDayOf = ({ fundId, returns: { span } }: Chain) =>
  span === null ? [] : [{ fundId, before: span.first }];

function addLevels(
  chain: Chain,
  base: PublicBase | undefined,
  series: Map<string, LevelSeries>,
  { historyFrom, withhold, faults }: Settling,
): void {
  const { fundId, returns } = chain;
  const levels = series.get(fundId) ?? new LevelSeries(returns.begins, returns.beginsIn);
  levels.endsIn = returns.endsIn;
  series.set(fundId, levels);
  const from = historyFrom(fundId) ?? -Infinity;
  for (const [day, level] of chained(chain, base)) {
    const other = day < from ? withhold(fundId, day) : levels.add(day, level);
    if (other === null) continue;
    const expected = `one level of ${fundId} on ${isoOfDay(day)} (another file has ${other})`;
    faults.add({ ...returns.begins, expected, found: 'a return' });
    return;
  }
}

/** Levels by day: level = level before × (1 + return). The first one follows the public level, else the base of the rule. */
function* chained({ rule, returns }: Chain, base?: PublicBase): Generator<[Day, number]> {
  const { days, values } = returns.toLevels();
  const unit = rule.as === 'percent' ? 100 : 1;
  let level = base?.last?.value ?? rule.base;
  const baseDay = base ? null : dayOfIso(rule.baseDate ?? '');
  if (baseDay !== null) yield [baseDay, level];
  for (const [at, day] of days.entries()) {
    level *= 1 + values[at]! / unit;
    yield [day, level];
  }
}

/** Whether no levels can be chained from returns; reports why, unless there are none. */
function isBroken(
  chain: Chain,
  isDaily: boolean,
  base: PublicBase | undefined,
  faults: Faults,
): boolean {
  const { fundId, returns, missing } = chain;
  const { span, begins } = returns;
  if (span === null) return true;
  const within = missing.filter(({ day }) => day > span.first && day < span.last);
  for (const { place } of within) {
    const expected = `a return of ${fundId}: levels are chained from those of all days`;
    faults.add({ ...place, expected, found: '' });
  }
  const fault = isDaily ? publicBaseFault(fundId, returns, base) : baseDateFault(chain, span.first);
  if (fault) faults.add({ ...begins, ...fault });
  return within.length > 0 || fault !== null;
}

/** A base that is not before all returns; null where it is. */
function baseDateFault({ rule }: Chain, first: Day) {
  const base = dayOfIso(rule.baseDate ?? '');
  if (base === null || base < first) return null;
  return { expected: `returns after the baseDate, ${rule.baseDate}`, found: isoOfDay(first) };
}
