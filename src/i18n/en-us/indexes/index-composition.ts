/** Texts of what an index holds: characteristics and weights by class. */
export const compositionMessages = {
  sectors: 'Sectors',
  countries: 'Countries',
  currencies: 'Currencies',
  maturity: 'Maturity',
  rating: 'Credit rating',
  byClass: (name: string) => `Weights by ${name}`,
  unclassified: 'Not classified',
  others: (count: string) => `${count} more`,
  asOf: (date: string) => `As of ${date}`,
  partial: 'Weights by class need the whole list of constituents, which is not published.',
  years: (years: string) => `${years} years`,
  basisPoints: (points: string) => `${points} bp`,
  times: (ratio: string) => `${ratio}×`,
};

/** Names of an index's characteristics, by their names in the API. */
export const characteristicNames = {
  yieldToWorst: 'Yield to worst',
  modifiedDuration: 'Modified duration',
  optionAdjustedSpread: 'Option-adjusted spread',
  averageMaturity: 'Average maturity',
  averageCoupon: 'Average coupon',
  priceToEarnings: 'Price to earnings',
  priceToBook: 'Price to book',
  dividendYield: 'Dividend yield',
};

export type CharacteristicName = keyof typeof characteristicNames;
