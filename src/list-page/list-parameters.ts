import type { ParameterName } from '#src/domain/known-names.ts';

/** The parameters of every list's address, besides its filters. */
const common = ['filterPattern', 'sortBy', 'sortOrder', 'page'] as const;

export type CommonParameter = (typeof common)[number];

/** All parameters of a list's address. Routes need them in the first load, unlike the rest of a list. */
export function listParameters<Name extends ParameterName>(
  filters: readonly Name[],
): readonly (string | Name)[] {
  return [...common, ...filters];
}
