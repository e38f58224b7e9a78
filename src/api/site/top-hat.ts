import type { Resource } from '../source.ts';

/** LY-11: the page stands without the top hat, so a service that fails is no failure of this call. */
export const topHat: Resource<'topHat'> = async ({ lang }, source) => ({
  topHat: await source.topHat(lang),
});
