/** A currency that a variant is hedged to, as a part of its name and as a column of it. */
export const hedgedTo = {
  long: (currency: string) => `hedged to ${currency}`,
  short: (currency: string) => `${currency} hedged`,
};
