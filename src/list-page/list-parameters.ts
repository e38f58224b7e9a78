import type { ParameterName } from '#src/domain/known-names.ts';

/** What the address of every list may say besides its filters. */
const common = ['filterPattern', 'sortBy', 'sortOrder', 'page'] as const;

export type CommonParameter = (typeof common)[number];

/** All parameters that the address of a list knows. Routes need them at once, the rest of a list comes later. */
export function listParameters<Name extends ParameterName>(
  filters: readonly Name[],
): readonly (string | Name)[] {
  return [...common, ...filters];
}
