import { createMiddleware } from 'hono/factory';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { requestedRelease } from '#src/urls.ts';
import { isOfToday } from '#src/urls/of-today.ts';
import { withoutParameter } from '#src/urls/without-parameter.ts';
import { movedTo } from './moved-addresses.ts';

/** A file that is always of today leads to itself without a release, as the pages that are do. */
export const ofTodayAlone = (snapshot: () => Snapshot) =>
  createMiddleware(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!isOfToday(pathname) || requestedRelease(search) === null) return next();
    return movedTo(pathname + withoutParameter(search, 'asof'), snapshot(), 302);
  });
