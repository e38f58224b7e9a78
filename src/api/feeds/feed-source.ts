import * as z from 'zod';
import type { Context } from 'hono';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { archive, asof, page } from '#src/contract/api/query.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { sourceAsOf } from '../as-of.ts';
import { queryReader } from '../http/read-query.ts';
import type { ApiDeps, Stored } from '../source.ts';

/** When the release of a feed was published, as an ISO timestamp. */
export const releasedAt = oncePerRelease(
  async ({ db, snapshot }: Stored) => (await getRelease(db, snapshot.release)).published,
);

const readAsOf = queryReader(z.object({ asof }));
const readAtom = queryReader(z.object({ archive, asof }));
const readJson = queryReader(z.object({ page, asof }));

export type FeedSource = {
  source: Stored;
  /** Headers that describe the release. */
  sent: { release: number; current: number };
};

/** The source of a feed or calendar: the current release, or the one in its address. */
export function feedSource(
  c: Context,
  deps: Pick<ApiDeps, 'snapshot' | 'store'>,
): Promise<FeedSource> {
  return feedSourceAsOf(readAsOf(new URL(c.req.url).searchParams).asof, deps);
}

/** The same for an Atom feed, with the requested month of its archive. */
export async function atomSource(
  c: Context,
  deps: Pick<ApiDeps, 'snapshot' | 'store'>,
): Promise<FeedSource & { archive: string | undefined; asof: string | undefined }> {
  const request = readAtom(new URL(c.req.url).searchParams);
  return {
    ...(await feedSourceAsOf(request.asof, deps)),
    archive: request.archive,
    asof: request.asof,
  };
}

/** The same for a JSON feed, with the requested page. */
export async function jsonSource(
  c: Context,
  deps: Pick<ApiDeps, 'snapshot' | 'store'>,
): Promise<FeedSource & { page: number; asof: string | undefined }> {
  const query = readJson(new URL(c.req.url).searchParams);
  return { ...(await feedSourceAsOf(query.asof, deps)), page: query.page, asof: query.asof };
}

/** The same for an address that was parsed before. */
export async function feedSourceAsOf(
  asof: string | undefined,
  { snapshot, store }: Pick<ApiDeps, 'snapshot' | 'store'>,
): Promise<FeedSource> {
  const current: Stored = { snapshot: snapshot(), db: store.db };
  const source = asof === undefined ? current : await sourceAsOf(asof, current);
  const sent = { release: source.snapshot.release, current: current.snapshot.release };
  return { source, sent };
}
