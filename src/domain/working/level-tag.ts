/** The last level is asked by the name that it has as a column of lists. */
export const levelTag = 'asOfLevel';

/** The highest and the lowest level of the year up to the last one. */
export const rangeTags = { high: 'high52Weeks', low: 'low52Weeks' } as const;

/** Levels that can be asked like figures, which series without returns have too. */
export const levelTags = [levelTag, rangeTags.high, rangeTags.low] as const;
export type LevelTag = (typeof levelTags)[number];

export const isLevelTag = (tag: string): tag is LevelTag =>
  (levelTags as readonly string[]).includes(tag);
