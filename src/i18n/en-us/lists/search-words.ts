type Words = Readonly<Record<string, string>>;

/**
 * Words that visitors search for where a name, family, region, currency or asset type says the same in English,
 * separated by spaces. Other languages have words for their own; sectors, regions and countries stand in `provider-words.ts` and in
 * Intl. Typed questions read those of regions and currencies too, each word for itself: none may mean two of
 * them, or a part of one, as United would.
 */
export const searchWords: Words = {
  // Places
  world: 'Global Worldwide',
  global: 'World Worldwide',
  emerging: 'EM',
  europe: 'European',
  european: 'Europe',
  eurozone: 'EMU',
  asia: 'Asian',
  'united states': 'US USA American America',
  us: 'USA American America',
  'united kingdom': 'UK British Britain',
  uk: 'British Britain',
  japan: 'Japanese',
  germany: 'German',
  france: 'French',
  italy: 'Italian',
  spain: 'Spanish',
  switzerland: 'Swiss',
  sweden: 'Swedish',
  netherlands: 'Dutch',
  canada: 'Canadian',
  australia: 'Australian',
  china: 'Chinese',
  india: 'Indian',
  korea: 'Korean',
  brazil: 'Brazilian',
  mexico: 'Mexican',
  // Currencies, by their codes. Euro alone begins the names of places.
  usd: 'dollar dollars',
  jpy: 'yen',
  gbp: 'pound pounds sterling',
  chf: 'franc francs',
  // What is held
  equity: 'equities stock stocks share shares',
  'fixed income': 'bond bonds debt',
  government: 'sovereign',
  'us treasury': 'Treasuries',
  'uk government': 'gilt gilts',
  'german government': 'Bund Bunds',
  'japanese government': 'JGB JGBs',
  'high yield': 'junk',
  'inflation linked': 'linkers',
  'real estate': 'REIT REITs property',
  commodities: 'commodity',
  commodity: 'commodities',
  // How it is chosen and weighted
  'large cap': 'caps',
  'mid cap': 'caps',
  'small cap': 'caps',
  dividend: 'dividends',
  'equal weight': 'equally weighted',
};

/** Names of currencies as financial texts write them, where Intl has a longer name. */
export const usualCurrencyNames: Words = {};

/** Words by which an index is found because of its properties. */
export const searchPhrases = {
  /** Words that mean any index, so that they exclude none. */
  anyIndex: '',
  hedged: (_currency: string): string => '',
  unhedged: '',
};
