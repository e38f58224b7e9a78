import { thinnedDecimals } from '#src/domain/levels/weekly-levels.ts';
import { levelDecimals } from './format.ts';

/** Decimals of a level of an index: one that may not be downloaded is given rounded, and no unknown digit is shown. */
export const decimalsOfLevel = (level: number, { downloads }: { downloads: boolean }): number =>
  downloads ? levelDecimals(level) : thinnedDecimals(level);
