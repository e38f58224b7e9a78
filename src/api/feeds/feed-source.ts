import * as z from 'zod';
import type { Context } from 'hono';
import { asof } from '#src/contract/api/query.ts';
import { sourceAsOf } from '../as-of.ts';
import { queryReader } from '../http/read-query.ts';
import { pastControl } from '../http/send-answer.ts';
import type { ApiDeps, Stored } from '../source.ts';

const readAsOf = queryReader(z.object({ asof }));

export type FeedSource = {
  source: Stored;
  /** What its answer says of its release. */
  sent: { release: number; current: number; lifetime?: string };
};

/** What a feed or calendar is made of: the current release, or the one that its address asks for. */
export function feedSource(
  c: Context,
  deps: Pick<ApiDeps, 'snapshot' | 'store'>,
): Promise<FeedSource> {
  return feedSourceAsOf(readAsOf(new URL(c.req.url).searchParams).asof, deps);
}

/** The same where the address was read already. */
export async function feedSourceAsOf(
  asked: string | undefined,
  { snapshot, store }: Pick<ApiDeps, 'snapshot' | 'store'>,
): Promise<FeedSource> {
  const current: Stored = { snapshot: snapshot(), db: store.db };
  const source = asked === undefined ? current : await sourceAsOf(asked, current);
  const sent = { release: source.snapshot.release, current: current.snapshot.release };
  return { source, sent: source.isPast ? { ...sent, lifetime: pastControl } : sent };
}
