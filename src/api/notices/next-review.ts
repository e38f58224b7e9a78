import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { Language } from '#src/domain/language.ts';
import { screenNoticesOf } from './notices.ts';

/** The announced review of an index that takes effect first, on a day or after it; null where none is announced. */
export function nextReviewOf(
  fundId: string,
  from: string,
  snapshot: Snapshot,
  lang: Language,
): IndexDetails['nextReview'] {
  const announced = screenNoticesOf(fundId, ['review'], snapshot, lang).flatMap(
    ({ noticeId, title, effectiveDate }) =>
      effectiveDate !== null && effectiveDate >= from
        ? [{ date: effectiveDate, noticeId, title }]
        : [],
  );
  return announced.toSorted((one, other) => one.date.localeCompare(other.date))[0] ?? null;
}
