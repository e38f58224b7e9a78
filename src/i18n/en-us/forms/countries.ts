/** Countries as financial texts call them where Intl has another name, by their codes. */
export const usualCountryNames: Readonly<Record<string, string>> = {};

/** How names are read that are not in order by their letters, by the codes of the countries. */
export const countryReadings: Readonly<Record<string, string>> = {};
