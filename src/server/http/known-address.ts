import { LRUCache } from 'lru-cache';
import { budgets } from '../settings/budgets.ts';
import { unknownParameters } from '#src/api/http/read-query.ts';
import { parametersOfCall } from '#src/api/known-parameters.ts';
import { knownNames } from '#src/domain/known-names.ts';
import { misnamedParameters } from '#src/domain/parameter-names.ts';
import type { PagesHandler } from '#src/app/pages.ts';
import { isCall } from '#src/urls.ts';
import { isChartPicture } from '#src/urls/chart-pictures.ts';
import { isEmbed } from '#src/urls/embeds.ts';
import { isFollowed } from '#src/urls/feeds.ts';
import { pageInMarkdown } from '#src/urls/markdown-pages.ts';
import { isFactsheet } from '#src/urls/downloads.ts';
import { isDataFile } from '#src/urls/data-files.ts';
import { isOfToday } from '#src/urls/of-today.ts';

/** Addresses that read parameters of their own, and refuse unknown ones. */
const refusesItself = [isFactsheet, isDataFile, isChartPicture, isEmbed, isFollowed];

/** The part of an address on which its answer depends: the path, and the query parameters that are read, in one order. */
export type KnownAddress = (address: string) => string;

/**
 * The route names the parameters that a page reads, in Markdown too, the contract those of a call; a file reads none. Parameters that a
 * call does not know stay in the address too, since the call refuses them. A file that is always of today says so of `asof`.
 */
export function knownAddress({ parametersOf }: Pick<PagesHandler, 'parametersOf'>): KnownAddress {
  const found = new LRUCache<string, string>({ max: budgets.knownAddresses });

  function knownPart(address: string, at: number): string {
    const path = address.slice(0, at);
    if (refusesItself.some((is) => is(path))) return address;
    const given = new URLSearchParams(address.slice(at + 1));
    const names = namesOf(path, given);
    if (names === 'any') return address;
    const known = new URLSearchParams();
    // An empty value is as good as none, to pages and calls alike: a plain form sends it for an empty field.
    for (const name of names)
      for (const value of given.getAll(name)) if (value !== '') known.append(name, value);
    return known.size === 0 ? path : `${path}?${known}`;
  }

  function namesOf(path: string, given: URLSearchParams): readonly string[] | 'any' {
    if (isOfToday(path)) return ['asof'];
    return isCall(path) ? namesOfCall(path, given) : namesOfPage(path, given);
  }

  /** A page also sees parameters whose names are nearly its own, to say so. */
  function namesOfPage(path: string, given: URLSearchParams): readonly string[] | 'any' {
    const known = parametersOf(pageInMarkdown(path) ?? path) ?? [];
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
