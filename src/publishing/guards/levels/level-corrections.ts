import { isoOfDay, type Day } from '#src/domain/day.ts';
import { usualStep } from './level-jumps.ts';
import { placeOfLevel } from './level-place.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';
import { numberText, percentText, signedText } from '../words.ts';

/** The corrections of one index; `day`, `oldValue`, `newValue` and `size` are those of the largest. */
type Corrected = {
  hasReturns: boolean;
  levels: number;
  day: Day;
  oldValue: number;
  newValue: number;
  size: number;
};

/**
 * Asks about large corrections of published levels, and about many corrections of one index. That of invested money is
 * measured in per cent; that of a rate, where a ratio means nothing near zero, in usual steps of the index.
 */
export function watchCorrections(surroundings: LevelSurroundings): LevelGuard {
  const { settings, directory, series, listPublished, ask } = surroundings;
  const byIndex = new Map<string, Corrected>();
  const { percent, levels: most } = settings['corrected-levels'];

  /** The rates of which a level is corrected by more than their usual step. */
  async function ratesCorrectedMuch(): Promise<Set<string>> {
    const rates = [...byIndex].filter(([, { hasReturns }]) => !hasReturns);
    const published = await listPublished(rates.map(([fundId]) => fundId));
    const isLarge = ([fundId, { size }]: (typeof rates)[number]) => {
      const history = published.get(fundId);
      return size > (history ? usualStep(history, false) : 0);
    };
    return new Set(rates.filter(isLarge).map(([fundId]) => fundId));
  }

  return {
    see({ fundId, changes: { days, oldValues, values } }) {
      const hasReturns = directory.facts(fundId)?.hasReturns ?? true;
      for (const [at, day] of days.entries()) {
        const [oldValue, newValue] = [oldValues[at]!, values[at]!];
        if (Number.isNaN(oldValue) || Number.isNaN(newValue)) continue;
        const size = Math.abs(newValue - oldValue) / (hasReturns ? Math.abs(oldValue || 1) : 1);
        const own = byIndex.get(fundId) ?? {
          hasReturns,
          levels: 0,
          day,
          oldValue,
          newValue,
          size: -1,
        };
        own.levels++;
        if (size > own.size) Object.assign(own, { day, oldValue, newValue, size });
        byIndex.set(fundId, own);
      }
    },
    async finish() {
      const largeRates = await ratesCorrectedMuch();
      for (const [fundId, { hasReturns, levels, day, oldValue, newValue, size }] of byIndex) {
        const isLarge = hasReturns ? size * 100 > percent : largeRates.has(fundId);
        if (!isLarge && levels <= most) continue;
        const others = levels > 1 ? `; ${levels} published levels change in all` : '';
        const difference = newValue - oldValue;
        const change = hasReturns
          ? percentText(difference / Math.abs(oldValue || 1))
          : signedText(difference);
        ask({
          guard: 'corrected-levels',
          ...placeOfLevel(series, fundId, day),
          index: fundId,
          found:
            `${numberText(oldValue)} of ${isoOfDay(day)}, which is public, becomes ` +
            `${numberText(newValue)} (${change})${others}`,
          advice: 'Compare with the source which of the two is right',
        });
      }
    },
  };
}
