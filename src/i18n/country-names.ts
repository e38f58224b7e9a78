import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import { defaultLanguage, languageFacts, type Language } from '#src/domain/language.ts';
import { collation } from './collation.ts';
import { countryReadings, usualCountryNames } from './messages/forms/countries.ts';

/** How many countries the forms list first, before the alphabetical order begins (FV-04). */
const first = 2;

const english: Readonly<Record<string, string>> = countryNames;

/**
 * Countries of the forms with their names, United Kingdom and United States first, then by name in the
 * language's own order, in Japanese as they are read.
 */
export function countryChoices(language: Language): { value: string; name: string }[] {
  const choices = countryCodes.map((code) => ({
    value: code,
    name: nameOfCountry(language, code),
  }));
  const compare = collation(language);
  const readings = countryReadings(language);
  const readAs = ({ value, name }: { value: string; name: string }) => readings[value] ?? name;
  const rest = choices.slice(first).toSorted((one, other) => compare(readAs(one), readAs(other)));
  return [...choices.slice(0, first), ...rest];
}

/**
 * The one name by which the whole site calls a country, given its ISO 3166 code. Any other text is taken to be a name
 * already. English names are those of the contract; names in other languages, and of countries that the contract
 * lacks, are those of Intl.
 */
export function nameOfCountry(language: Language, codeOrName: string): string {
  if (!/^[A-Z]{2}$/.test(codeOrName)) return codeOrName;
  const usual = language === defaultLanguage ? english : usualCountryNames(language);
  return usual[codeOrName] ?? namesIn(language).of(codeOrName) ?? codeOrName;
}

const known = new Map<Language, Intl.DisplayNames>();

/** The names are created once per language, since creating them takes longer than looking up every country. */
function namesIn(language: Language): Intl.DisplayNames {
  const names =
    known.get(language) ??
    new Intl.DisplayNames(languageFacts[language].tag, { type: 'region', style: 'short' });
  known.set(language, names);
  return names;
}
