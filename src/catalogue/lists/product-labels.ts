import type { Product, StructuredProduct } from '#src/contract/provider/products.ts';
import { nameOfCountry } from '#src/i18n/country-names.ts';
import { translatedLanguages, translatedWords } from '#src/i18n/translated-words.ts';
import { defaultLanguage, languages, type Language } from '#src/domain/language.ts';
import { assetTypeLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { productTypeLabels } from '#src/i18n/messages/lists/list-labels.ts';

/** Labels of a product besides its name and provider, in every language. */
export function labelsOfProduct({ name, productType, assetClass, countries }: Product): string[] {
  return languages.flatMap((language) => [
    ...labelOf(productTypeLabels(language), productType),
    ...labelOf(assetTypeLabels(language), assetClass),
    ...countries.map((country) => nameOfCountry(language, country)),
    // A country is shown under one name, and can be searched by others.
    ...wordsOf(language, [name, ...inEnglish(countries)]),
  ]);
}

export function labelsOfStructuredProduct(product: StructuredProduct): string[] {
  const { name, assetClass, country, underlying } = product;
  return languages.flatMap((language) => [
    ...labelOf(assetTypeLabels(language), assetClass),
    ...(country ? [nameOfCountry(language, country)] : []),
    ...wordsOf(language, [name, underlying, ...inEnglish([country])]),
  ]);
}

const inEnglish = (countries: readonly (string | null)[]) =>
  countries.map((country) => country && nameOfCountry(defaultLanguage, country));

function wordsOf(language: Language, texts: readonly (string | null)[]): string[] {
  return translatedLanguages.includes(language) ? translatedWords(language, texts.join(' ')) : [];
}

function labelOf(labels: Readonly<Record<string, string>>, value: string | null): string[] {
  if (value === null) return [];
  return [Object.hasOwn(labels, value) ? (labels[value] ?? value) : value];
}
