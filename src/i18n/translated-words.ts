import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import { nameOfCountry } from './country-names.ts';
import { defaultLanguage, languageFacts, languages, type Language } from '#src/domain/language.ts';
import { formats } from './messages/formats.ts';
import { regionWords, sectorWords } from './messages/indexes/provider-words.ts';
import { searchWords, usualCurrencyNames } from './messages/lists/search-words.ts';

type Phrase = { rest: readonly string[]; words: readonly string[] };

/** The languages other than the one in which names of indexes and products are written. */
export const translatedLanguages: readonly Language[] = languages.filter(
  (language) => language !== defaultLanguage,
);

/**
 * Finds the words of a language for everything that an English text says about markets: places, sectors, kinds of
 * assets, weighting schemes; in English, other words for the same. They are for searching, not for display: where several
 * words are usual, all of them are returned.
 */
export function translatedWords(language: Language, english: string): string[] {
  const words = wordsIn(english);
  return words.flatMap((_, at) => wordsFor(language, words.slice(at)));
}

/** The same for what stands at the beginning of a text. */
export const translatedBeginning = (language: Language, english: string): string[] =>
  wordsFor(language, wordsIn(english));

const wordsFor = (language: Language, [first = '', ...others]: readonly string[]): string[] =>
  (phrasesOf(language).get(first) ?? [])
    .filter(({ rest }) => rest.every((other, i) => others[i] === other))
    .flatMap((phrase) => phrase.words);

/** The name of a currency as financial texts write it: 円, 米ドル, スイスフラン. */
export function currencyName(language: Language, code: string): string {
  return usualCurrencyNames(language)[code] ?? fullCurrencyName(language, code);
}

/** The full name of a currency: 日本円, 英国ポンド. */
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

/** Groups all phrases by their first word. */
function phrasesOf(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = known.get(language) ?? makePhrases(language);
  known.set(language, phrases);
  return phrases;
}

/** Whether a text is the language's own: where it has none, that of the default language stands in for it. */
const isOwn = (language: Language, usual: string | undefined, text: string) =>
  language === defaultLanguage || text !== usual;

function makePhrases(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const countries = countryCodes.map((code): [string, string[]] => [
    countryNames[code],
    [nameOfCountry(language, code)],
  ]);
  const others = [searchWords, regionWords, sectorWords].flatMap((words) =>
    Object.entries(words(language))
      .filter(([english, own]) => isOwn(language, words(defaultLanguage)[english], own))
      .map(([english, own]): [string, string[]] => [english, own.split(' ')]),
  );
  const phrases = new Map<string, Phrase[]>();
  for (const [english, words] of [...countries, ...others]) {
    const [first = '', ...rest] = wordsIn(english);
    phrases.set(first, [...(phrases.get(first) ?? []), { rest, words }]);
  }
  return phrases;
}
