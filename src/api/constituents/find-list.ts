import type { ConstituentList, EarlierList } from '#src/contract/provider/constituents.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { findItem } from '#src/store/items/items.ts';
import { api } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import type { Stored } from '../source.ts';

/** `list` is null where the provider publishes none of the index. */
export type FoundList = { list: ConstituentList | null; isNewest: boolean };

/**
 * The list of an index's constituents as of a review; without one the newest. For an index without published lists the
 * result is the same for every review.
 * @throws NotFoundError when no list of that date is published
 */
export async function findList(
  source: Stored,
  index: IndexRecord,
  review: string | undefined,
): Promise<FoundList> {
  const { snapshot, db } = source;
  const { release } = snapshot;
  const newest = await findItem(db, release, 'constituents', index.fundId);
  const isNewest =
    review === undefined ||
    newest?.asOfDate === review ||
    index.entitlements.constituents === 'none';
  if (isNewest) return { list: newest, isNewest };
  const key = `${index.fundId}/${review}`;
  const earlier = await findItem(db, release, 'earlier-constituents', key);
  const list = earlier && (await withMembers(source, earlier, review));
  if (list === null) throw new NotFoundError(noListOf(index, review));
  return { list, isNewest };
}

/** A list that is shared with another variant has its members there: in its newest list, or in one of an earlier review. */
async function withMembers(
  { snapshot: { release }, db }: Stored,
  { sharedFrom, ...list }: EarlierList,
  review: string,
): Promise<ConstituentList | null> {
  if (sharedFrom === undefined) return list;
  const newest = await findItem(db, release, 'constituents', sharedFrom.fundId);
  const key = `${sharedFrom.fundId}/${review}`;
  const shared =
    newest?.asOfDate === review ? newest : await findItem(db, release, 'earlier-constituents', key);
  return shared && { ...list, constituents: shared.constituents };
}

/** Tells the caller why there is no list as of a review. */
export function noListOf({ fundId, name, entitlements }: IndexRecord, review: string): string {
  if (entitlements.constituents === 'none') {
    return `The provider does not publish the constituents of ${name}`;
  }
  const reviews = callAddress(api.reviews, { portfolioId: fundId });
  return `No constituents of ${name} are published as of ${review}; ${reviews} names the dates that are`;
}
