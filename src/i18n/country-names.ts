import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import { languageTags, type Language } from './languages.ts';

/** How many countries stand first, out of the alphabet (FV-04). */
const first = 2;

/**
 * Countries of the forms with their names, United Kingdom and United States first, then by name in the
 * language's own order. English names are the contract's, others those of Intl.
 */
export function countryChoices(language: Language): { value: string; name: string }[] {
  const choices = countryCodes.map((code) => ({ value: code, name: countryName(language, code) }));
  const { compare } = new Intl.Collator(languageTags[language]);
  const rest = choices.slice(first).toSorted((one, other) => compare(one.name, other.name));
  return [...choices.slice(0, first), ...rest];
}

function countryName(language: Language, code: keyof typeof countryNames): string {
  if (language === 'en-us') return countryNames[code];
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region' });
  return names.of(code) ?? countryNames[code];
}

/** Name of a country given by its ISO 3166 code; any other text is a name already. */
export function nameOfCountry(language: Language, codeOrName: string): string {
  if (!/^[A-Z]{2}$/.test(codeOrName)) return codeOrName;
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region' });
  return names.of(codeOrName) ?? codeOrName;
}
