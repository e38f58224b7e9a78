import { knownNames, type ParameterName } from '#src/domain/known-names.ts';

/** A parsed query: texts, and lists of texts for repeated names. */
type Search = Record<string, string | string[] | undefined>;

/** Names of the parameters that a page reads, or `any` where it keeps all. */
export type KnownParameters = readonly ParameterName[] | 'any';

/**
 * The parameters that a page is loaded by: the known ones, in one order, without empty ones. Others stay in the address
 * only. The server reduces the query in the same way, so that the page it sent is the one that the browser continues
 * with.
 */
export function knownSearch(known: readonly ParameterName[]) {
  return ({ search }: { search: Search }): Record<string, string[]> =>
    Object.fromEntries(
      knownNames(known, Object.keys(search))
        .map((name) => [name, [search[name] ?? []].flat().filter(Boolean)] as const)
        .filter(([, values]) => values.length > 0),
    );
}
