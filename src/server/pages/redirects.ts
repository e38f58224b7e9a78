import { localPath, pages, splitLanguage } from '#src/urls.ts';

/**
 * Where a legacy address leads, with the query kept, or null (RT-15, RT-16). All are permanent.
 * @param prefix the old indexes prefix, `/our-indexes` by default
 */
export function legacyRedirect(prefix: string, pathname: string, search: string): string | null {
  const { language, path } = splitLanguage(pathname);
  const target = legacyTarget(prefix, path, search);
  return target === null ? null : localPath(language, target);
}

function legacyTarget(prefix: string, path: string, search: string): string | null {
  const bare = withoutLastSlash(path);
  if (bare === prefix || bare === '/indexes') return `${pages.screener()}${search}`;
  // The older screener's address is specified with a slash, and shown without one.
  if (path !== bare && bare === pages.classicScreener) return `${bare}${search}`;
  const details = `${prefix}/details/`;
  if (bare.startsWith(details)) return `/indexes/details/${bare.slice(details.length)}${search}`;
  return null;
}

/** Page addresses have no slash at the end; slashes alone are the home page. */
export function withoutLastSlash(pathname: string): string {
  // The lookbehind keeps this linear: otherwise thousands of slashes before a letter would take half a second.
  return pathname.replace(/(?<!\/)\/+$/, '') || '/';
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

// A base to tell addresses of this site from others.
const here = 'http://this.site';

/**
 * The redirect of an address, by the site's rules first, then by the provider's; null where a page stands. A provider's
 * redirect whose target redirects too is followed at once, and ignored when it would lead back to where it started.
 */
export function redirectOf(
  { prefix, redirects }: { prefix: string; redirects: ReadonlyMap<string, string> },
  path: string,
  search: string,
): string | null {
  const legacy = legacyRedirect(prefix, path, search);
  if (legacy !== null) return legacy;
  const target = providerRedirect(redirects, path, search);
  if (target === null) return null;
  const url = new URL(target, here);
  if (url.origin !== here) return target;
  const bare = withoutLastSlash(url.pathname);
  const onward = legacyRedirect(prefix, bare, url.search) ?? `${bare}${url.search}`;
  return onward === `${path}${search}` ? null : `${onward}${url.hash}`;
}
