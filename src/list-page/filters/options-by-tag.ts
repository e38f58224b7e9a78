import type { FilterOption } from '#src/contract/api/portfolios.ts';

/** Filter options as a map by the tags of their fields (PR-01). */
export const optionsByTag = (options: readonly FilterOption[]): ReadonlyMap<string, FilterOption> =>
  new Map(options.map((option) => [option.field.tag, option]));
