import type { PageContext } from './page-context.ts';

/** `published` is an ISO timestamp. */
export type PublishedRelease = { release: number; published: string };

/** The release that a page shows, the rules that its figures were made by then, and those that they are made by now. */
export type ReleaseOfPage = PublishedRelease & { figureRules: number; appliedRules: number };

/**
 * Why a page is not shown as of what its address asks: nothing was published by that day, no release bears that
 * number, it was taken back, its content is kept no longer, the release does not hold the page, its catalogue is being
 * built, or what is asked is neither a day nor a number.
 */
export type MissingRelease = {
  asked: string;
  reason:
    | 'beforeFirst'
    | 'noRelease'
    | 'withdrawn'
    | 'pruned'
    | 'notInRelease'
    | 'preparing'
    | 'unreadable';
  /** When the release was taken back, why, and what took its place; null where it was not, or nobody knows. */
  withdrawnBy: (PublishedRelease & { reason: string }) | null;
  current: PublishedRelease;
  /** ISO day of the first release that can be shown. */
  firstDay: string;
};

/** The release that the address asks for; null where it asks for none. Rejects with ApiError where there is none. */
export async function releaseOfPage({
  currentApi,
  asof,
}: PageContext): Promise<ReleaseOfPage | null> {
  if (asof === null) return null;
  const version = await currentApi.get('dataVersion', { asof });
  const { release, published, figureRules, appliedRules } = version;
  return { release, published, figureRules, appliedRules };
}
