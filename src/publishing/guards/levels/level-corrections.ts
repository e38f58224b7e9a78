import { isoOfDay, type Day } from '#src/domain/day.ts';
import { placeOfLevel } from './level-place.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';
import { numberText, percentText } from '../words.ts';

type Corrected = { levels: number; day: Day; oldValue: number; newValue: number; part: number };

/** Asks about large corrections of published levels, and about many corrections of one index. */
export function watchCorrections({ settings, series, ask }: LevelSurroundings): LevelGuard {
  const byIndex = new Map<string, Corrected>();
  const { percent, levels: most } = settings['corrected-levels'];
  return {
    see({ fundId, changes: { days, oldValues, values } }) {
      for (const [at, day] of days.entries()) {
        const [oldValue, newValue] = [oldValues[at]!, values[at]!];
        if (Number.isNaN(oldValue) || Number.isNaN(newValue)) continue;
        const part = Math.abs(newValue - oldValue) / Math.abs(oldValue || 1);
        const own = byIndex.get(fundId) ?? { levels: 0, day, oldValue, newValue, part: -1 };
        own.levels++;
        if (part > own.part) Object.assign(own, { day, oldValue, newValue, part });
        byIndex.set(fundId, own);
      }
    },
    async finish() {
      for (const [fundId, { levels, day, oldValue, newValue, part }] of byIndex) {
        if (part * 100 <= percent && levels <= most) continue;
        const others = levels > 1 ? `; ${levels} published levels change in all` : '';
        ask({
          guard: 'corrected-levels',
          ...placeOfLevel(series, fundId, day),
          index: fundId,
          found:
            `${numberText(oldValue)} of ${isoOfDay(day)}, which is public, becomes ` +
            `${numberText(newValue)} (${percentText((newValue - oldValue) / Math.abs(oldValue || 1))})${others}`,
          advice: 'Compare with the source which of the two is right',
        });
      }
    },
  };
}
