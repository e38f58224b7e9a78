import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import { languageTags, type Language } from './languages.ts';
import { japaneseOf, type WordKind } from './messages/provider-words.ts';

// As providers write it; the contract's name is South Korea.
const otherNames: Readonly<Record<string, string>> = { Korea: 'KR' };

// As Japanese financial texts write them; Intl has アメリカ合衆国 and イギリス.
const usual: Readonly<Record<string, string>> = { US: '米国', GB: '英国' };

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
  const code = /^[A-Z]{2}$/.test(country) ? country : codeOf(country);
  if (code === undefined) return country;
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region', style: 'short' });
  return usual[code] ?? names.of(code) ?? country;
}

function codeOf(name: string): string | undefined {
  return otherNames[name] ?? countryCodes.find((code) => countryNames[code] === name);
}
