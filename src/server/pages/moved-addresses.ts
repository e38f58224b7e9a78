import type { MiddlewareHandler } from 'hono';
import { releaseHeaders } from '#src/api/http/release-headers.ts';
import type { Stored } from '#src/api/source.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { listAllItems } from '#src/store/items/items.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Env } from '../settings/env.ts';
import { assetTypeRedirect, indexRedirect } from './index-redirect.ts';
import { redirectOf, withoutLastSlash } from './redirects.ts';
import { isPage } from './route-pattern.ts';

type Deps = {
  env: Pick<Env, 'legacyIndexesPrefix'>;
  store: Pick<Store, 'db'>;
  snapshot: () => Snapshot;
};

/** The provider's redirects (redirects.csv): the addresses that they lead to, by those that they lead from. */
const redirectsOf = oncePerRelease(async ({ snapshot: { release }, db }: Stored) => {
  const redirects = await listAllItems(db, release, 'redirect');
  return new Map(redirects.map(({ from, to }) => [from, to]));
});

export type MovedAddresses = {
  /** Where the address of a page leads before any page is looked for; null where a page is meant. */
  answer: (current: Snapshot, asked: Request) => Promise<Response | null>;
  /** A file that is not there may be an address of the provider's old site: one below `/media/`, say. */
  insteadOfNotFound: MiddlewareHandler;
};

/** Addresses that lead elsewhere for good: by the site's own rules, by redirects.csv, and those of indexes by their codes. */
export function movedAddresses({ env, store, snapshot }: Deps): MovedAddresses {
  async function findTarget(current: Snapshot, { pathname, search }: URL): Promise<string | null> {
    const redirects = await redirectsOf({ snapshot: current, db: store.db });
    return redirectOf({ prefix: env.legacyIndexesPrefix, redirects }, pathname, search);
  }

  return {
    async answer(current, asked) {
      const url = new URL(asked.url);
      const to =
        (await findTarget(current, url)) ??
        indexRedirect(current, withoutLastSlash(url.pathname), url.search);
      if (to !== null) return movedTo(to, current);
      // For now: the provider may sort an index elsewhere.
      const own = assetTypeRedirect(current, withoutLastSlash(url.pathname), url.search);
      return own === null ? null : movedTo(own, current, 302);
    },
    async insteadOfNotFound(c, next) {
      await next();
      const { method, url } = c.req;
      if (c.res.status !== 404 || (method !== 'GET' && method !== 'HEAD') || isPage(c.req.path))
        return;
      const current = snapshot();
      const target = await findTarget(current, new URL(url));
      if (target === null) return;
      // Else it would take over the headers of the answer that it replaces.
      c.res = undefined;
      c.res = movedTo(target, current);
    },
  };
}

/** With another release it may lead elsewhere: without a policy browsers keep a 301 for as long as they like. */
export function movedTo(target: string, { release }: Snapshot, status: 301 | 302 = 301): Response {
  const headers = {
    Location: target,
    'Cache-Control': 'public, max-age=0, s-maxage=60',
    ...releaseHeaders(release),
  };
  return new Response(null, { status, headers });
}
