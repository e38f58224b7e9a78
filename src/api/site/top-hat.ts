import type { Resource } from '../source.ts';

/** LY-11: pages work without the top hat, so that a failing service does not fail this call. */
export const topHat: Resource<'topHat'> = async ({ lang }, source) => ({
  topHat: await source.topHat(lang),
});
