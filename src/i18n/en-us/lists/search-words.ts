type Words = Readonly<Record<string, string>>;

/**
 * Words that visitors search for where a name, family or region says the same in English, separated by spaces.
 * Sectors, regions and countries stand in `provider-words.ts` and in Intl.
 */
export const searchWords: Words = {};

/** Names of currencies as financial texts write them, where Intl has a longer name. */
export const usualCurrencyNames: Words = {};

/** Words by which an index is found because of its properties. */
export const searchPhrases = {
  /** Words that mean any index, so that they exclude none. */
  anyIndex: '',
  hedged: (_currency: string): string => '',
  unhedged: '',
};
