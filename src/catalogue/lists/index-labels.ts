import { defaultLanguage, type Language } from '#src/domain/language.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import {
  currencyName,
  fullCurrencyName,
  translatedLanguages,
  translatedWords,
} from '#src/i18n/translated-words.ts';
import { bondSectorLabels } from '#src/i18n/messages/indexes/index-facts.ts';
import { filterValueLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { leftOut } from './left-out-of-names.ts';
import { searchPhrases } from '#src/i18n/messages/lists/search-words.ts';

/**
 * Labels of an index besides its names: asset class, region, currency and variant, and the provider's search words; in
 * every language, since few indexes have names in more than one.
 */
export function labelsOfIndex(index: IndexRecord): string[] {
  const translated = translatedLanguages.flatMap((language) => translatedLabels(language, index));
  return [...labelsInEnglish(index), ...translated].filter((label) => label !== null);
}

/**
 * What it is not, and the full name of its currency: parts of these would mean the opposite, such as 為替ヘッジ, or
 * something else, such as 日本.
 */
export function wholeLabelsOfIndex({ currency, hedgedTo }: IndexRecord): string[] {
  const unhedged = translatedLanguages.flatMap((language) => [
    filterValueLabels(language).no,
    searchPhrases(language).unhedged,
  ]);
  const full = translatedLanguages.flatMap((language) =>
    currency === null ? [] : [fullCurrencyName(language, currency)],
  );
  return [
    ...(hedgedTo === null
      ? [...beginningsOf(filterValueLabels(defaultLanguage).no), ...unhedged]
      : []),
    ...full,
  ];
}

/** Beginnings of a word while it is typed, from three letters on. */
function beginningsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at + 1)).slice(2);
}

function labelsInEnglish(index: IndexRecord): (string | null)[] {
  const { name, assetType, family, region, currency, returnType, hedgedTo, keywords } = index;
  const labels = filterValueLabels(defaultLanguage);
  const asset = assetTypeName(defaultLanguage, assetType);
  return [
    asset,
    ...[name, family, region, currency, asset].flatMap((text) => (text ? otherWordsFor(text) : [])),
    family,
    region,
    // Names contain the codes, and "us" must not match every USD.
    returnType && labels[returnType],
    hedgedTo && labels.yes,
    ...keywords,
  ];
}

/** Further English words for what a text says, such as stocks for equity; none for what it leaves out. */
const otherWordsFor = (text: string) => translatedWords(defaultLanguage, text.replace(leftOut, ''));

const latin = /[\p{sc=Latin}\p{N}]+/gu;

function translatedLabels(language: Language, index: IndexRecord): (string | null)[] {
  const { assetType, currency, returnType, hedgedTo, bondSector, description } = index;
  const described = description[language] ?? null;
  const labels = filterValueLabels(language);
  const phrases = searchPhrases(language);
  const english = [
    index.name,
    index.family,
    index.region,
    assetTypeName(defaultLanguage, assetType),
    ...index.keywords,
  ];
  return [
    phrases.anyIndex,
    assetTypeName(language, assetType),
    ...english.flatMap((text) => (text ? translatedWords(language, text) : [])),
    currency && currencyName(language, currency),
    returnType && labels[returnType],
    hedgedTo && `${labels.yes} ${phrases.hedged(currencyName(language, hedgedTo))}`,
    bondSector && bondSectorLabels(language)[bondSector],
    // Numbers of descriptions are dropped: 225 must find what is called so.
    described && described.replaceAll(latin, ' '),
  ];
}
