import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { IndexFilterName } from '#src/contract/api/query.ts';
import type { Language } from '#src/domain/language.ts';
import {
  assetTypeLabels,
  filterLabels,
  filterValueLabels,
} from '#src/i18n/messages/indexes/index-labels.ts';
import { providerWord } from '#src/i18n/provider-words.ts';

type Value = { value: string; count?: number };

// Families and currencies are not translated.
const labelsOfValues: Partial<
  Record<IndexFilterName, (lang: Language) => Readonly<Record<string, string>>>
> = {
  assetType: assetTypeLabels,
  returnType: filterValueLabels,
  hedged: filterValueLabels,
  frequency: filterValueLabels,
  status: filterValueLabels,
};

/** One filter with labelled values; `tag` is its query parameter. */
export function labelledOption(
  tag: IndexFilterName,
  values: readonly Value[],
  lang: Language,
): FilterOption {
  return {
    field: { name: filterLabels(lang)[tag], tag },
    values: labelledValues(
      values,
      tag === 'region'
        ? (value) => providerWord(lang, 'region', value)
        : labelOf(labelsOfValues[tag]?.(lang) ?? {}),
    ),
  };
}

/** Values with what they are called. */
export function labelledValues<V extends Value>(
  values: readonly V[],
  labelFor: (value: string) => string,
): (V & { label: string })[] {
  return values.map((one) => ({ ...one, label: labelFor(one.value) }));
}

/** The label of a value; a value without one is its own label. */
export function labelOf(labels: Readonly<Record<string, string>>): (value: string) => string {
  return (value) => (Object.hasOwn(labels, value) ? (labels[value] ?? value) : value);
}
