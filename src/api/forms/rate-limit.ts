import type { SharedCount } from '#src/store/request-counts.ts';
import { countRequests } from '../http/count-requests.ts';

export const windowSeconds = 600;

/** Seconds to wait before the next submission; null when this one is accepted. */
export type RateLimit = (visitor: string) => Promise<number | null>;

/** Accepts a number of submissions per visitor in ten minutes. */
export function rateLimit(submissions: number, share: SharedCount | null = null): RateLimit {
  const count = countRequests({ most: submissions, seconds: windowSeconds }, share);
  return async (visitor) => {
    const { isOver, secondsLeft } = await count(visitor);
    return isOver ? secondsLeft : null;
  };
}
