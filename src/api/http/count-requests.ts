import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedCount } from '#src/store/request-counts.ts';

/** The fraction of the limit that a process counts before it reports to the others. */
const step = 1 / 20;

export type Counted = { isOver: boolean; left: number; secondsLeft: number };

/** Counts one request of a visitor. */
export type CountRequest = (visitor: string) => Promise<Counted>;

/**
 * Counts requests by visitor, in memory. Processes that share a store report visitors with many requests to each other,
 * in steps and in the background: no answer waits for a write. While the store is away each counts for itself.
 * @param most requests of a visitor in a window of so many seconds
 */
export function countRequests(
  { most, seconds }: { most: number; seconds: number },
  share: SharedCount | null,
): CountRequest {
  const counter = new RateLimiterMemory({ points: most, duration: seconds });
  const unreported = new Map<string, number>();
  if (share) setInterval(() => unreported.clear(), seconds * 1000).unref();

  async function report(visitor: string): Promise<void> {
    const requests = (unreported.get(visitor) ?? 0) + 1;
    unreported.set(visitor, requests);
    if (share === null || requests < most * step) return;
    unreported.delete(visitor);
    const all = await share(visitor, requests).catch(() => null);
    if (all && all.secondsLeft > 0) await counter.set(visitor, all.requests, all.secondsLeft);
  }

  return async (visitor) => {
    if (share) void report(visitor);
    const counted = await counter.consume(visitor).catch((over: unknown) => over);
    if (!(counted instanceof RateLimiterRes)) throw counted;
    return {
      isOver: counted.consumedPoints > most,
      left: counted.remainingPoints,
      secondsLeft: Math.ceil(counted.msBeforeNext / 1000),
    };
  };
}
