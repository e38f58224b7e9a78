import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import {
  fullJapaneseCurrency,
  japaneseCurrency,
  japaneseWordsFor,
} from '#src/i18n/japanese-search-words.ts';
import { bondSectorLabels } from '#src/i18n/messages/index-facts.ts';
import {
  assetTypeLabels,
  filterLabels,
  filterValueLabels,
} from '#src/i18n/messages/index-labels.ts';

/**
 * What an index is found by beside its names: what it holds, where, in which currency and variant, and what the
 * provider says it is looked for by; in English and in Japanese, as indexes rarely have Japanese names.
 */
export function labelsOfIndex(index: IndexRecord): string[] {
  return [...englishLabels(index), ...japaneseLabels(index)].filter((label) => label !== null);
}

/** What it is not, and its currency by the full name: parts of these are hedged, 為替ヘッジ and 日本. */
export function wholeLabelsOfIndex({ currency, hedgedTo }: IndexRecord): string[] {
  const unhedged = [
    ...beginningsOf(filterValueLabels('en-us').no),
    filterValueLabels('ja-jp').no,
    `${filterLabels('ja-jp').hedged}なし`,
  ];
  return [
    ...(hedgedTo === null ? unhedged : []),
    ...(currency === null ? [] : [fullJapaneseCurrency(currency)]),
  ];
}

/** A word as it is being typed, from three letters on. */
function beginningsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at + 1)).slice(2);
}

function englishLabels(index: IndexRecord): (string | null)[] {
  const { assetType, family, region, returnType, hedgedTo, keywords } = index;
  const labels = filterValueLabels('en-us');
  return [
    assetTypeLabels('en-us')[assetType],
    family,
    region,
    // No codes: names have them, and "us" shall not begin every USD.
    returnType && labels[returnType],
    hedgedTo && labels.yes,
    ...keywords,
  ];
}

// In compounds these stand for nothing that an index could lack: 日本株式指数, 世界債券インデックス.
const itself = '指数 インデックス';
const latin = /[\p{sc=Latin}\p{N}]+/gu;

function japaneseLabels(index: IndexRecord): (string | null)[] {
  const { assetType, currency, returnType, hedgedTo, bondSector, descriptionJa } = index;
  const labels = filterValueLabels('ja-jp');
  const english = [
    index.name,
    index.family,
    index.region,
    assetTypeLabels('en-us')[assetType],
    ...index.keywords,
  ];
  return [
    itself,
    assetTypeLabels('ja-jp')[assetType],
    ...english.flatMap((text) => (text ? japaneseWordsFor(text) : [])),
    currency && japaneseCurrency(currency),
    returnType && labels[returnType],
    hedgedTo && `${labels.yes} 為替ヘッジ ${japaneseCurrency(hedgedTo)}ヘッジ`,
    bondSector && bondSectorLabels('ja-jp')[bondSector],
    // A number in a description is no name: 225 finds what is called so.
    descriptionJa && descriptionJa.replaceAll(latin, ' '),
  ];
}
