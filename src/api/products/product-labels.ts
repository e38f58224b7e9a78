import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { Labelled } from '#src/contract/api/products.ts';
import { collation } from '#src/i18n/collation.ts';
import { nameOfCountry } from '#src/i18n/country-names.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { listFilterLabels, productTypeLabels } from '#src/i18n/messages/lists/list-labels.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { labelledValues, labelOf } from '../labels.ts';
import { findName } from '../indexes/resolve-index.ts';

type FilterName = keyof ReturnType<typeof listFilterLabels>;

/** Labels of a filter's values; names of issuers, exchanges and currencies have none. */
const labelsOfFilter: Partial<Record<FilterName, (lang: Language) => (value: string) => string>> = {
  productType: (lang) => labelOf(productTypeLabels(lang)),
  assetClass: (lang) => labelOf(assetTypeLabels(lang)),
  country: (lang) => (value) => nameOfCountry(lang, value),
};

/** One filter of a list of products, with the number of products for each value, sorted by label. */
export function productFilterOption(
  tag: FilterName,
  values: readonly { value: string; count: number }[],
  lang: Language,
): FilterOption {
  const labelFor = labelsOfFilter[tag]?.(lang) ?? labelOf({});
  const compare = collation(lang);
  return {
    field: { name: listFilterLabels(lang)[tag], tag },
    values: labelledValues(values, labelFor).toSorted((one, other) =>
      compare(one.label, other.label),
    ),
  };
}

/** The index of the list's filter, as a removable option; empty without the filter. */
export function indexOption(
  fundId: string | undefined,
  counts: readonly { value: string; count: number }[],
  snapshot: Snapshot,
  lang: Language,
): FilterOption[] {
  if (fundId === undefined) return [];
  const count = counts.find(({ value }) => value === fundId)?.count ?? 0;
  const label = findName(snapshot, fundId) ?? fundId;
  return [
    {
      field: { name: listFilterLabels(lang).index, tag: 'index' },
      values: [{ value: fundId, label, count }],
    },
  ];
}

/** A value of a row with its label; null where the row has none. */
export function labelledValue(tag: FilterName, value: string, lang: Language): Labelled;
export function labelledValue(
  tag: FilterName,
  value: string | null,
  lang: Language,
): Labelled | null;
export function labelledValue(
  tag: FilterName,
  value: string | null,
  lang: Language,
): Labelled | null {
  if (value === null) return null;
  return { value, label: (labelsOfFilter[tag]?.(lang) ?? labelOf({}))(value) };
}
