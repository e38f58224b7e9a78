type Words = Readonly<Record<string, string>>;

/**
 * Words in which the data of indexes are written. English has entries only for words that it shows differently from
 * the way providers write them.
 */
export const sectorWords: Words = {};
export const regionWords: Words = {};
export const weightingWords: Words = {};
export const rebalancingWords: Words = {};
export const unitWords: Words = {};
