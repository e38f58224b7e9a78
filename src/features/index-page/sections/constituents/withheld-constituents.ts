import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';

/** What the provider withholds of the constituents, in plain words; null where it withholds nothing. */
export function withheldText(
  { withheld, asOfDate }: Pick<ConstituentsAnswer, 'withheld' | 'asOfDate'>,
  delayDays: number,
  language: Language,
): { title: string; text: string } | null {
  const m = indexPageMessages(language);
  switch (withheld) {
    case 'none':
      return { title: m.notPublished, text: m.withheldNone };
    case 'top10':
      return { title: m.notPublished, text: m.withheldTop10 };
    case 'delayed':
      return { title: m.notPublishedYet, text: delayText(asOfDate, delayDays, language) };
    default:
      return null;
  }
}

function delayText(asOfDate: string | null, delayDays: number, language: Language): string {
  const m = indexPageMessages(language);
  const day = asOfDate === null ? null : dayOfIso(asOfDate);
  // A list without a date is never due where lists are delayed.
  if (asOfDate === null || day === null) return m.withheldNone;
  return m.withheldDelayed(
    formatDate(language, asOfDate),
    formatCount(language, delayDays),
    formatDate(language, isoOfDay(day + delayDays)),
  );
}
