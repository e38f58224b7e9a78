/** Texts about the holdings of an index: characteristics and weights by class. */
export const compositionMessages = {
  sectors: 'Sectors',
  countries: 'Countries',
  currencies: 'Currencies',
  maturities: 'Maturity',
  ratings: 'Credit rating',
  issuers: 'Issuers',
  maturity: 'Maturity',
  rating: 'Credit rating',
  byClass: (name: string) => `Weights by ${name}`,
  unclassified: 'Not classified',
  others: (count: string) => `${count} more`,
  asOf: (date: string) => `As of ${date}`,
  partial: 'Weights by class need the whole list of constituents, which is not published.',
  /** Stands beside a weight: the weight of the same class in the benchmark, and its change in percentage points. */
  inBenchmark: (weight: string) => `(benchmark ${weight})`,
  changed: (points: string) => `${points} percentage points, now`,
  tick: (name: string, date: string) =>
    `The tick on a bar is the weight in ${name}, as of ${date}.`,
  since: (date: string) =>
    `The small figure is the change in percentage points since the list of ${date}.`,
  years: (years: string) => `${years} years`,
};
