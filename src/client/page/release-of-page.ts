import type { PageContext } from './page-context.ts';

/** `published` is an ISO timestamp. */
export type PublishedRelease = { release: number; published: string };

/** The release of a page, the number of the figure rules at that time, and of today's. */
export type ReleaseOfPage = PublishedRelease & { figureRules: number; appliedRules: number };

/**
 * Why a page does not exist as of its address: nothing was published by that day, the release number is unknown, it was
 * taken back, it was pruned, it does not have the page, its catalogue is being built, or the text is neither a day nor
 * a number.
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
  /** When, why and by what the release was taken back; null where it was not. */
  withdrawnBy: (PublishedRelease & { reason: string }) | null;
  current: PublishedRelease;
  /** ISO day of the first release that can be shown. */
  firstDay: string;
};

/** The release in the address; null without one. Rejects with ApiError for an unknown one. */
export async function releaseOfPage({
  currentApi,
  asof,
}: PageContext): Promise<ReleaseOfPage | null> {
  if (asof === null) return null;
  const version = await currentApi.get('dataVersion', { asof });
  const { release, published, figureRules, appliedRules } = version;
  return { release, published, figureRules, appliedRules };
}
