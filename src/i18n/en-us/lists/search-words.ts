type Words = Readonly<Record<string, string>>;

/**
 * What visitors search for where a name, a family or a region says something in English: the usual words of their
 * language, with spaces between them. Sectors, regions and countries stand in `provider-words.ts` and in Intl.
 */
export const searchWords: Words = {};

/** Currencies as financial texts call them where Intl has a longer name. */
export const usualCurrencyNames: Words = {};

/** What an index is searched for by because of what it is. */
export const searchPhrases = {
  /** In compounds these stand for nothing that an index could lack. */
  anyIndex: '',
  hedged: (_currency: string): string => '',
  unhedged: '',
};
