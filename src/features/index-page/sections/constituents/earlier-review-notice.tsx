import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { reviewMessages } from '#src/i18n/messages/indexes/reviews.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';

type EarlierReviewNoticeProps = {
  date: string;
  /** Null where the current list bears none, or could not be loaded. */
  currentDate: string | null;
  launchDate: string | null;
  currentHref: string;
  language: Language;
};

/** Says that the constituents below are not the current ones, and leads back. */
export function EarlierReviewNotice(props: EarlierReviewNoticeProps) {
  const { date, currentDate, launchDate, currentHref, language } = props;
  const m = reviewMessages(language);
  const isBackTested = launchDate !== null && date < launchDate;
  return (
    <Notice title={m.earlierTitle(formatDate(language, date))}>
      {isBackTested ? <p>{m.earlierBackTested(formatDate(language, launchDate))}</p> : null}
      <p>{m.earlierText}</p>
      <p>
        <PageLink href={currentHref}>
          {m.showCurrent(currentDate && formatDate(language, currentDate))}
        </PageLink>
      </p>
    </Notice>
  );
}
