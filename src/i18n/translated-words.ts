import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import { nameOfCountry } from './country-names.ts';
import { defaultLanguage, languageFacts, languages, type Language } from '#src/domain/language.ts';
import { formats } from './messages/formats.ts';
import { regionWords, sectorWords } from './messages/indexes/provider-words.ts';
import { searchWords, usualCurrencyNames } from './messages/lists/search-words.ts';

type Phrase = { rest: readonly string[]; words: readonly string[] };

/** The languages that names of indexes and products are not written in. */
export const translatedLanguages: readonly Language[] = languages.filter(
  (language) => language !== defaultLanguage,
);

/**
 * The words of a language for all that an English text says of markets: places, sectors, kinds of assets, ways of
 * weighting. For searching, not for showing: where several words are usual it gives them all.
 */
export function translatedWords(language: Language, english: string): string[] {
  const words = wordsIn(english);
  return words.flatMap((word, at) =>
    (phrasesOf(language).get(word) ?? [])
      .filter(({ rest }) => rest.every((other, i) => words[at + 1 + i] === other))
      .flatMap((phrase) => phrase.words),
  );
}

/** A currency as financial texts call it: 円, 米ドル, スイスフラン. */
export function currencyName(language: Language, code: string): string {
  return usualCurrencyNames(language)[code] ?? fullCurrencyName(language, code);
}

/** A currency by its whole name: 日本円, 英国ポンド. */
export function fullCurrencyName(language: Language, code: string): string {
  const names =
    currencies.get(language) ??
    new Intl.DisplayNames(languageFacts[language].tag, { type: 'currency' });
  currencies.set(language, names);
  return (names.of(code) ?? code).replaceAll(' ', formats(language).wordSeparator);
}

const currencies = new Map<Language, Intl.DisplayNames>();

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const known = new Map<Language, ReadonlyMap<string, readonly Phrase[]>>();

/** All phrases by their first word. */
function phrasesOf(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = known.get(language) ?? makePhrases(language);
  known.set(language, phrases);
  return phrases;
}

function makePhrases(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const countries = countryCodes.map((code): [string, string[]] => [
    countryNames[code],
    [nameOfCountry(language, code)],
  ]);
  const others = [searchWords, regionWords, sectorWords].flatMap((words) =>
    Object.entries(words(language)).map(([english, translated]): [string, string[]] => [
      english,
      translated.split(' '),
    ]),
  );
  const phrases = new Map<string, Phrase[]>();
  for (const [english, words] of [...countries, ...others]) {
    const [first = '', ...rest] = wordsIn(english);
    phrases.set(first, [...(phrases.get(first) ?? []), { rest, words }]);
  }
  return phrases;
}
