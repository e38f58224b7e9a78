import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import { languageTags } from './languages.ts';
import { japaneseOf } from './messages/provider-words.ts';
import { japaneseSearchWords, usualCurrencyNames } from './messages/search-words.ts';
import { nameOfCountry } from './country-names.ts';

type Phrase = { rest: readonly string[]; japanese: readonly string[] };

/**
 * The Japanese words for all that an English text says of markets: places, sectors, kinds of assets, ways of
 * weighting. For searching, not for showing: where several words are usual it gives them all.
 */
export function japaneseWordsFor(english: string): string[] {
  const words = wordsIn(english);
  return words.flatMap((word, at) =>
    (phrases().get(word) ?? [])
      .filter(({ rest }) => rest.every((other, i) => words[at + 1 + i] === other))
      .flatMap(({ japanese }) => japanese),
  );
}

const currencies = new Intl.DisplayNames(languageTags['ja-jp'], { type: 'currency' });

/** A currency as Japanese financial texts call it: 円, 米ドル, スイスフラン. */
export function japaneseCurrency(code: string): string {
  return usualCurrencyNames[code] ?? fullJapaneseCurrency(code);
}

/** A currency by its whole name: 日本円, 英国ポンド. */
export function fullJapaneseCurrency(code: string): string {
  return (currencies.of(code) ?? code).replaceAll(' ', '');
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

let known: Map<string, Phrase[]> | null = null;

/** All phrases by their first word. */
function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  if (known) return known;
  const countries = countryCodes.map((code): [string, string[]] => [
    countryNames[code],
    [nameOfCountry('ja-jp', code)],
  ]);
  const others = [japaneseSearchWords, japaneseOf.region, japaneseOf.sector].flatMap((words) =>
    Object.entries(words).map(([english, japanese]): [string, string[]] => [
      english,
      japanese.split(' '),
    ]),
  );
  known = new Map();
  for (const [english, japanese] of [...countries, ...others]) {
    const [first = '', ...rest] = wordsIn(english);
    known.set(first, [...(known.get(first) ?? []), { rest, japanese }]);
  }
  return known;
}
