type Words = Readonly<Record<string, string>>;

/** Words that the data of indexes are written in: as providers write them in English, where none needs another one. */
export const sectorWords: Words = {};
export const regionWords: Words = {};
export const weightingWords: Words = {};
export const rebalancingWords: Words = {};
export const unitWords: Words = {};
