import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Store } from './store.ts';

/** Adds to a visitor's count in this window; resolves with the count of all processes. */
export type SharedCount = (
  visitor: string,
  requests: number,
) => Promise<{ requests: number; secondsLeft: number }>;

/**
 * Counts in the database, for all processes that share it; null for the embedded store, which has one process.
 * @param kind what is counted: each kind has its own counts
 * @param seconds length of a window
 */
export function sharedCount(
  { engine, session }: Pick<Store, 'engine' | 'session'>,
  kind: string,
  seconds: number,
): SharedCount | null {
  if (engine === 'embedded') return null;
  const counter = new RateLimiterPostgres({
    // The part of a `pg` pool that the counter needs.
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        session.run({ sql: text, parameters: values }),
    },
    storeType: 'pool',
    tableName: 'request_count',
    tableCreated: true,
    keyPrefix: kind,
    points: Number.MAX_SAFE_INTEGER,
    duration: seconds,
  });
  return async (visitor, requests) => {
    const { consumedPoints, msBeforeNext } = await counter.penalty(visitor, requests);
    return { requests: consumedPoints, secondsLeft: msBeforeNext / 1000 };
  };
}
