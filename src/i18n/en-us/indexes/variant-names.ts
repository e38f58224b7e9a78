/** The currency to which a variant is hedged, as part of its name and as a column heading. */
export const hedgedTo = {
  long: (currency: string) => `hedged to ${currency}`,
  short: (currency: string) => `${currency} hedged`,
};
