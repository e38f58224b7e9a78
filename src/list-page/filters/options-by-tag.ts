import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';

/** Filter options by the tag of their field (PR-01). */
export const optionsByTag = (options: readonly FilterOption[]): ReadonlyMap<string, FilterOption> =>
  new Map(options.map((option) => [option.field.tag, option]));
