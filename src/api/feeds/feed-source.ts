import * as z from 'zod';
import type { Context } from 'hono';
import { asof } from '#src/contract/api/query.ts';
import { sourceAsOf } from '../as-of.ts';
import { queryReader } from '../http/read-query.ts';
import { pastControl } from '../http/send-answer.ts';
import type { ApiDeps, Stored } from '../source.ts';

const read = queryReader(z.object({ asof }));

type FeedSource = {
  source: Stored;
  /** What its answer says of its release. */
  sent: { release: number; current: number; lifetime?: string };
};

/** What a feed or calendar is made of: the current release, or the one that its address asks for. */
export async function feedSource(
  c: Context,
  { snapshot, store }: Pick<ApiDeps, 'snapshot' | 'store'>,
): Promise<FeedSource> {
  const current: Stored = { snapshot: snapshot(), db: store.db };
  const asked = read(new URL(c.req.url).searchParams, {}).asof;
  const source = asked === undefined ? current : await sourceAsOf(asked, current);
  const sent = { release: source.snapshot.release, current: current.snapshot.release };
  return { source, sent: source.isPast ? { ...sent, lifetime: pastControl } : sent };
}
