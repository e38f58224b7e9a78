import { thinnedDecimals } from '#src/domain/levels/weekly-levels.ts';
import { levelDecimals } from './format.ts';

/**
 * The number of decimals of a level. A level that may not be downloaded is given rounded, so that no digit beyond the
 * shown ones is revealed.
 */
export const decimalsOfLevel = (level: number, { downloads }: { downloads: boolean }): number =>
  downloads ? levelDecimals(level) : thinnedDecimals(level);
