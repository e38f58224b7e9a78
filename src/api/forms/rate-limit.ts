import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const windowSeconds = 600;

/** Seconds to wait before the next submission; null when this one may pass. */
export type RateLimit = (visitor: string) => Promise<number | null>;

/** Lets so many submissions of a visitor pass in ten minutes; each process counts for itself. */
export function rateLimit(submissions: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: submissions, duration: windowSeconds });
  return async (visitor) => {
    try {
      await limiter.consume(visitor);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.ceil(refusal.msBeforeNext / 1000);
    }
  };
}
