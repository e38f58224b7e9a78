import type { FilterOption } from '#src/contract/api/portfolios.ts';
import type { IndexFilterName } from '#src/contract/api/query.ts';
import type { Language } from '#src/i18n/languages.ts';
import {
  assetTypeLabels,
  filterLabels,
  filterValueLabels,
} from '#src/i18n/messages/index-labels.ts';

type Value = { value: string; count?: number };

// Families, regions and currencies are the provider's own words and stay as they are.
const labelsOfValues: Partial<
  Record<IndexFilterName, (lang: Language) => Readonly<Record<string, string>>>
> = {
  assetType: assetTypeLabels,
  returnType: filterValueLabels,
  hedged: filterValueLabels,
  frequency: filterValueLabels,
  status: filterValueLabels,
};

/** One filter with its values in the words of a language; `tag` is the query parameter that it sets. */
export function labelledOption(
  tag: IndexFilterName,
  values: readonly Value[],
  lang: Language,
): FilterOption {
  const labels = labelsOfValues[tag]?.(lang) ?? {};
  return {
    field: { name: filterLabels(lang)[tag], tag },
    values: values.map((one) => ({ ...one, label: labels[one.value] ?? one.value })),
  };
}
