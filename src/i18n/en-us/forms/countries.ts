/** Names of countries as financial texts write them, where Intl has another name, by ISO code. */
export const usualCountryNames: Readonly<Record<string, string>> = {};

/** Readings of names that are not sorted by their letters, by ISO code. */
export const countryReadings: Readonly<Record<string, string>> = {};
