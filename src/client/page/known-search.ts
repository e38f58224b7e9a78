import { knownNames, type ParameterName } from '#src/domain/known-names.ts';

/** What an address says, as the router reads it: texts, and lists of texts where a name is repeated. */
type Search = Record<string, string | string[] | undefined>;

/** Names of the parameters that a page reads, or `any` where it keeps whatever it is given. */
export type KnownParameters = readonly ParameterName[] | 'any';

/**
 * What a page is loaded by: the parameters that it knows, in one order, empty ones left out. All others stay
 * in the address alone. The server leaves them out in the same way, so that the page it sent is the page that
 * the browser goes on with.
 */
export function knownSearch(known: readonly ParameterName[]) {
  return ({ search }: { search: Search }): Record<string, string[]> =>
    Object.fromEntries(
      knownNames(known, Object.keys(search))
        .map((name) => [name, [search[name] ?? []].flat().filter(Boolean)] as const)
        .filter(([, values]) => values.length > 0),
    );
}
