import type { ConstituentList, ReviewHistory } from '#src/contract/provider/constituents.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { noListOf } from './find-list.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import type { Resource, Stored } from '../source.ts';

type Review = ReviewHistory['reviews'][number];

/** The reviews of an index, as far as lists are published. */
export const reviews: Resource<'reviews'> = async ({ portfolioId, page, size }, source) => {
  const { index, newest, all } = await findReviews(source, portfolioId);
  return {
    fundId: index.fundId,
    withheld: newest?.withheld ?? (index.entitlements.constituents === 'none' ? 'none' : null),
    reviews: all.slice((page - 1) * size, page * size).map(({ changes, ...review }) => ({
      date: review.date,
      isBackTested: isBackTested(review, index.launchDate),
      numberOfConstituents: review.numberOfConstituents,
      additions: changes && changes.additions.length,
      deletions: changes && changes.deletions.length,
      turnover: changes && changes.turnover,
    })),
    totalReviews: all.length,
  };
};

/** The additions and deletions of one review. */
export const reviewChanges: Resource<'reviewChanges'> = async (
  { portfolioId, review: asked },
  source,
) => {
  const { index, all } = await findReviews(source, portfolioId);
  const at = asked === undefined ? 0 : all.findIndex(({ date }) => date === asked);
  const review = all[at];
  if (review === undefined) throw new NotFoundError(noListOf(index, asked ?? 'any date'));
  const { date, numberOfConstituents, changes } = review;
  return {
    fundId: index.fundId,
    date,
    previousDate: all[at + 1]?.date ?? null,
    isBackTested: isBackTested(review, index.launchDate),
    numberOfConstituents,
    turnover: changes && changes.turnover,
    additions: changes && changes.additions,
    deletions: changes && changes.deletions,
  };
};

/** An index with the dates of which its constituents are published, newest first. */
export async function findReviews(source: Stored, portfolioId: string) {
  const { snapshot, db } = source;
  const fundId = resolveFundId(snapshot, portfolioId);
  const [index, newest, history] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    findItem(db, snapshot.release, 'constituents', fundId),
    findItem(db, snapshot.release, 'reviews', fundId),
  ]);
  return { index, newest, all: history?.reviews ?? onlyReview(newest) };
}

/**
 * An index with one published list has nothing to compare it with; one without published members has no review at all.
 */
function onlyReview(list: ConstituentList | null): Review[] {
  if (list === null || list.asOfDate === null || list.constituents.length === 0) return [];
  const { asOfDate, numberOfConstituents } = list;
  return [{ date: asOfDate, numberOfConstituents, changes: null }];
}

function isBackTested({ date }: Pick<Review, 'date'>, launchDate: string | null): boolean | null {
  return launchDate === null ? null : date < launchDate;
}
