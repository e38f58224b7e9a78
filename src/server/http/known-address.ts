import { LRUCache } from 'lru-cache';
import { unknownParameters } from '#src/api/http/read-query.ts';
import { parametersOfCall } from '#src/api/known-parameters.ts';
import { knownNames } from '#src/domain/known-names.ts';
import { misnamedParameters } from '#src/domain/parameter-names.ts';
import type { PagesHandler } from '#src/app/pages.ts';
import { isCall } from '#src/urls.ts';
import { isDataFile } from '#src/urls/data-files.ts';

/** Addresses with a query whose known part is remembered: to read a query costs more than to answer from memory. */
const mostRemembered = 2_000;

/** The part of an address on which its answer depends: its path, and what is read of its query, in one order. */
export type KnownAddress = (address: string) => string;

/**
 * What a page reads its route says, what a call of the API reads the contract says; a file reads nothing. What a call
 * does not know stays too, as it is refused.
 */
export function knownAddress({ parametersOf }: Pick<PagesHandler, 'parametersOf'>): KnownAddress {
  const found = new LRUCache<string, string>({ max: mostRemembered });

  function knownPart(address: string, at: number): string {
    const path = address.slice(0, at);
    // What they do not know they refuse themselves.
    if (isDataFile(path)) return address;
    const given = new URLSearchParams(address.slice(at + 1));
    const names = isCall(path) ? namesOfCall(path, given) : namesOfPage(path, given);
    if (names === 'any') return address;
    const known = new URLSearchParams();
    // An empty value is as good as none, to pages and calls alike: a plain form sends it for an empty field.
    for (const name of names)
      for (const value of given.getAll(name)) if (value !== '') known.append(name, value);
    return known.size === 0 ? path : `${path}?${known}`;
  }

  /** What nearly is a name of its own the page has to see, to say so. */
  function namesOfPage(path: string, given: URLSearchParams): readonly string[] | 'any' {
    const known = parametersOf(path) ?? [];
    if (known === 'any') return known;
    const misnamed = misnamedParameters(given, known).map(({ name }) => name);
    return [...knownNames(known, given.keys()), ...misnamed];
  }

  return (address) => {
    const at = address.indexOf('?');
    if (at < 0) return address;
    const before = found.get(address);
    if (before !== undefined) return before;
    const known = knownPart(address, at);
    found.set(address, known);
    return known;
  };
}

function namesOfCall(path: string, given: URLSearchParams): readonly string[] {
  const names = parametersOfCall(path);
  return names.length === 0
    ? names
    : [...names, ...unknownParameters(given, (name) => names.includes(name))];
}
