import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { ConstituentList, ReviewHistory } from '#src/contract/provider/constituents.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import { heldTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { findItem } from '#src/store/items/items.ts';
import type { Stored } from '../source.ts';

type Rules = FigureWorking['rules'];

/** The list that a figure is made of, and the review that it came with. */
export async function rulesOfList(
  { fundId, asOfDate, constituents }: ConstituentList,
  lang: Language,
  { db, snapshot }: Stored,
): Promise<Rules> {
  const history = await findItem(db, snapshot.release, 'reviews', fundId);
  const count = formatCount(lang, constituents.length);
  const text = heldTexts(lang).list(formatDate(lang, asOfDate ?? ''), count);
  return [{ rule: 'list', text }, ...reviewOf(history, asOfDate, lang)];
}

/** The review that a list came with, where both lists are published whole. */
function reviewOf(history: ReviewHistory | null, date: string | null, lang: Language): Rules {
  const review = history?.reviews.find((one) => one.date === date);
  if (!review?.changes) return [];
  const [additions, deletions] = [review.changes.additions, review.changes.deletions].map((all) =>
    formatCount(lang, all.length),
  ) as [string, string];
  const text = heldTexts(lang).review(formatDate(lang, review.date), additions, deletions);
  return [{ rule: 'review', text }];
}
