import type { MiddlewareHandler } from 'hono';
import { releaseHeaders } from '#src/api/http/release-headers.ts';
import type { Stored } from '#src/api/source.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { listAllItems } from '#src/store/items/items.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Env } from '../settings/env.ts';
import { assetTypeRedirect, indexFileRedirect, indexRedirect } from './index-redirect.ts';
import { providerRedirect, redirectOf, withoutLastSlash } from './redirects.ts';
import { isPage } from './route-pattern.ts';

type Deps = {
  env: Pick<Env, 'legacyIndexesPrefix'>;
  store: Pick<Store, 'db'>;
  snapshot: () => Snapshot;
  /** Whether a file, or a call of the API, is at an address. */
  isThere: (address: string) => Promise<boolean>;
};

/** The provider's redirects (redirects.csv), by the address that they lead from. */
const redirectsOf = oncePerRelease(async ({ snapshot: { release }, db }: Stored) => {
  const redirects = await listAllItems(db, release, 'redirect');
  return new Map(redirects.map(({ from, to }) => [from, to]));
});

export type MovedAddresses = {
  /** The redirect of an address, looked up before any page is; null where there is none. */
  answer: (current: Snapshot, request: Request) => Promise<Response | null>;
  /** The same by redirects.csv alone, for addresses in a language that the site is not shown in. */
  provided: (current: Snapshot, request: Request) => Promise<Response | null>;
  /** A missing file, below `/media/` for instance, may be an address of the provider's old site. */
  insteadOfNotFound: MiddlewareHandler;
};

/** Permanent redirects: the site's own rules, redirects.csv, and indexes by their codes. */
export function movedAddresses({ env, store, snapshot, isThere }: Deps): MovedAddresses {
  async function findTarget(current: Snapshot, { pathname, search }: URL): Promise<string | null> {
    const redirects = await redirectsOf({ snapshot: current, db: store.db });
    return redirectOf({ prefix: env.legacyIndexesPrefix, redirects }, pathname, search);
  }

  async function findFile(current: Snapshot, { pathname, search }: URL): Promise<string | null> {
    const to = indexFileRedirect(current, pathname, search);
    return to !== null && (await isThere(to)) ? to : null;
  }

  return {
    async provided(current, { url }) {
      const { pathname, search } = new URL(url);
      const redirects = await redirectsOf({ snapshot: current, db: store.db });
      const to = providerRedirect(redirects, pathname, search);
      return to === null ? null : movedTo(to, current);
    },
    async answer(current, query) {
      const url = new URL(query.url);
      const to =
        (await findTarget(current, url)) ??
        indexRedirect(current, withoutLastSlash(url.pathname), url.search);
      if (to !== null) return movedTo(to, current);
      // Temporary: the provider may move an index to another asset type.
      const own = assetTypeRedirect(current, withoutLastSlash(url.pathname), url.search);
      return own === null ? null : movedTo(own, current, 302);
    },
    async insteadOfNotFound(c, next) {
      await next();
      const { method, url } = c.req;
      if (c.res.status !== 404 || (method !== 'GET' && method !== 'HEAD') || isPage(c.req.path))
        return;
      const current = snapshot();
      const asked = new URL(url);
      const target = (await findTarget(current, asked)) ?? (await findFile(current, asked));
      if (target === null) return;
      // Otherwise the new answer would inherit the headers of the one it replaces.
      c.res = undefined;
      c.res = movedTo(target, current);
    },
  };
}

/** A later release may redirect elsewhere: browsers keep a 301 without caching headers indefinitely. */
export function movedTo(target: string, { release }: Snapshot, status: 301 | 302 = 301): Response {
  const headers = {
    Location: target,
    'Cache-Control': 'public, max-age=0, s-maxage=60',
    ...releaseHeaders(release),
  };
  return new Response(null, { status, headers });
}
