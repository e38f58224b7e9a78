import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import { nameOfCountry } from './country-names.ts';
import type { Language } from './languages.ts';
import { japaneseOf, type WordKind } from './messages/provider-words.ts';

// As providers write it; the contract's name is South Korea.
const otherNames: Readonly<Record<string, string>> = { Korea: 'KR' };

/**
 * A word of the provider's data in the visitor's language where it is one that all providers use; any other
 * stays as the provider wrote it (I18-01).
 */
export function providerWord(language: Language, kind: WordKind, word: string): string {
  if (language === 'en-us') return word;
  const words = japaneseOf[kind];
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word;
}

/** A country given by its English name or its ISO 3166 code; what is no country stays as it is. */
export function providerCountry(language: Language, country: string): string {
  if (language === 'en-us') return country;
  return nameOfCountry(language, codeOf(country) ?? country);
}

function codeOf(name: string): string | undefined {
  return otherNames[name] ?? countryCodes.find((code) => countryNames[code] === name);
}
