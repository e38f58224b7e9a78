/** Countries as financial texts call them where Intl has another name, by their codes. */
export const usualCountryNames: Readonly<Record<string, string>> = {};
