import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';

/** Filter options as a map by the tags of their fields (PR-01). */
export const optionsByTag = (options: readonly FilterOption[]): ReadonlyMap<string, FilterOption> =>
  new Map(options.map((option) => [option.field.tag, option]));
