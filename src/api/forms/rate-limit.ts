import type { SharedCount } from '#src/store/request-counts.ts';
import { countRequests } from '../http/count-requests.ts';

export const windowSeconds = 600;

/** Seconds to wait before the next submission; null when this one may pass. */
export type RateLimit = (visitor: string) => Promise<number | null>;

/** Lets so many submissions of a visitor pass in ten minutes. */
export function rateLimit(submissions: number, share: SharedCount | null = null): RateLimit {
  const count = countRequests({ most: submissions, seconds: windowSeconds }, share);
  return async (visitor) => {
    const { isOver, secondsLeft } = await count(visitor);
    return isOver ? secondsLeft : null;
  };
}
