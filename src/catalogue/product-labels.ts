import type { Product, StructuredProduct } from '#src/contract/provider/products.ts';
import { nameOfCountry } from '#src/i18n/country-names.ts';
import { japaneseWordsFor } from '#src/i18n/japanese-search-words.ts';
import { languages } from '#src/i18n/languages.ts';
import { assetTypeLabels } from '#src/i18n/messages/index-labels.ts';
import { productTypeLabels } from '#src/i18n/messages/list-labels.ts';

/** What a product is found by beside its name and provider, in every language. */
export function labelsOfProduct({ name, productType, assetClass, countries }: Product): string[] {
  return languages.flatMap((language) => [
    ...labelOf(productTypeLabels(language), productType),
    ...labelOf(assetTypeLabels(language), assetClass),
    ...countries.map((country) => nameOfCountry(language, country)),
    // A country has one name where it is shown, and may be searched for by another.
    ...(language === 'ja-jp' ? japaneseWordsFor([name, ...inEnglish(countries)].join(' ')) : []),
  ]);
}

export function labelsOfStructuredProduct(product: StructuredProduct): string[] {
  const { name, assetClass, country, underlying } = product;
  return languages.flatMap((language) => [
    ...labelOf(assetTypeLabels(language), assetClass),
    ...(country ? [nameOfCountry(language, country)] : []),
    ...(language === 'ja-jp'
      ? japaneseWordsFor([name, underlying, ...inEnglish([country])].join(' '))
      : []),
  ]);
}

const inEnglish = (countries: readonly (string | null)[]) =>
  countries.map((country) => country && nameOfCountry('en-us', country));

function labelOf(labels: Readonly<Record<string, string>>, value: string | null): string[] {
  if (value === null) return [];
  return [Object.hasOwn(labels, value) ? (labels[value] ?? value) : value];
}
