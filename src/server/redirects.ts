import { pages } from '#src/urls.ts';

/**
 * Where a legacy address leads, with the query kept, or null (RT-15, RT-16). All are permanent.
 * @param prefix the old indexes prefix, `/our-indexes` by default
 */
export function legacyRedirect(prefix: string, path: string, search: string): string | null {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (bare === prefix || bare === '/indexes') return `${pages.screener()}${search}`;
  const details = `${prefix}/details/`;
  if (path.startsWith(details) && path.length > details.length) {
    return `/indexes/details/${path.slice(details.length)}${search}`;
  }
  return null;
}

/** Where an address of the provider's old site leads (redirects.csv), with the query kept, or null. */
export function providerRedirect(
  redirects: ReadonlyMap<string, string>,
  path: string,
  search: string,
): string | null {
  const target = redirects.get(path);
  if (target === undefined) return null;
  if (!search) return target;
  const [address = '', hash] = target.split('#');
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : `${address}${search}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
