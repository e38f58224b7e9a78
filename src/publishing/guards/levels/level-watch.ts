import { watchBase } from './level-base.ts';
import { watchCorrections } from './level-corrections.ts';
import { watchClosedDays } from './level-days.ts';
import { watchExtraLevels } from './extra-levels.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';
import { watchSteps } from './level-steps.ts';
import { watchEnd } from './level-end.ts';
import { watchLaunch } from './level-launch.ts';
import { watchMissing } from './missing-indexes.ts';
import { watchSameLevels } from './same-levels.ts';

/** All guards of levels. Each change is shown once; the memory is bounded by the number of indexes. */
export function watchLevels(surroundings: LevelSurroundings): LevelGuard {
  const guards = [
    watchSteps(surroundings),
    watchCorrections(surroundings),
    watchClosedDays(surroundings),
    watchExtraLevels(surroundings),
    watchBase(surroundings),
    watchEnd(surroundings),
    watchLaunch(surroundings),
    watchMissing(surroundings),
    watchSameLevels(surroundings),
  ];
  return {
    see: (change) => guards.forEach((guard) => guard.see(change)),
    async finish() {
      for (const guard of guards) await guard.finish();
    },
  };
}
