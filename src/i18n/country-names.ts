import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import { languageTags, type Language } from './languages.ts';

/** How many countries stand first, out of the alphabet (FV-04). */
const first = 2;

const english: Readonly<Record<string, string>> = countryNames;

// As Japanese financial texts write them; Intl has アメリカ合衆国 and イギリス.
const usualInJapanese: Readonly<Record<string, string>> = { US: '米国', GB: '英国' };

/**
 * Countries of the forms with their names, United Kingdom and United States first, then by name in the
 * language's own order.
 */
export function countryChoices(language: Language): { value: string; name: string }[] {
  const choices = countryCodes.map((code) => ({
    value: code,
    name: nameOfCountry(language, code),
  }));
  const { compare } = new Intl.Collator(languageTags[language]);
  const rest = choices.slice(first).toSorted((one, other) => compare(one.name, other.name));
  return [...choices.slice(0, first), ...rest];
}

/**
 * The one name of a country that all of the site calls it by, given its ISO 3166 code; any other text is a name
 * already. English names are the contract's, others and those of further countries are Intl's.
 */
export function nameOfCountry(language: Language, codeOrName: string): string {
  if (!/^[A-Z]{2}$/.test(codeOrName)) return codeOrName;
  const usual = language === 'en-us' ? english : usualInJapanese;
  return usual[codeOrName] ?? namesIn(language).of(codeOrName) ?? codeOrName;
}

const known = new Map<Language, Intl.DisplayNames>();

/** Made once: making one takes longer than asking it for all countries. */
function namesIn(language: Language): Intl.DisplayNames {
  const names =
    known.get(language) ??
    new Intl.DisplayNames(languageTags[language], { type: 'region', style: 'short' });
  known.set(language, names);
  return names;
}
