import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import { nameOfCountry } from './country-names.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import {
  rebalancingWords,
  regionWords,
  sectorWords,
  unitWords,
  weightingWords,
} from './messages/indexes/provider-words.ts';

const kinds = {
  sector: sectorWords,
  region: regionWords,
  weighting: weightingWords,
  rebalancing: rebalancingWords,
  unit: unitWords,
};

export type WordKind = keyof typeof kinds;

// Providers write Korea where the contract's name is South Korea.
const otherNames: Readonly<Record<string, string>> = { Korea: 'KR' };

/**
 * Translates a word of the provider's data if it is one that all providers use; any other word stays as the provider
 * wrote it (I18-01).
 */
export function providerWord(language: Language, kind: WordKind, word: string): string {
  const known = kinds[kind](language);
  return Object.hasOwn(known, word) ? (known[word] ?? word) : word;
}

/**
 * Translates a country that is given by its English name or ISO 3166 code; a text that is no country stays as it is.
 */
export function providerCountry(language: Language, country: string): string {
  if (language === defaultLanguage) return country;
  return nameOfCountry(language, codeOf(country) ?? country);
}

function codeOf(name: string): string | undefined {
  return otherNames[name] ?? countryCodes.find((code) => countryNames[code] === name);
}
