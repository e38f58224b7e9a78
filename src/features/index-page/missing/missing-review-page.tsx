import type { MissingReview } from '../index-core.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { reviewMessages } from '#src/i18n/messages/indexes/reviews.ts';
import { Container } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import type { ChartState } from '../address/chart-state.ts';
import { constituentsHref } from '../sections/constituents/constituents-href.ts';

type MissingReviewPageProps = { review: MissingReview; chart: ChartState; language: Language };

/** Stands where the constituents are asked for as of a review that is not there: why, and what is. */
export function MissingReviewPage({ review, chart, language }: MissingReviewPageProps) {
  const { fundId, portfolioName, asked, reason } = review;
  const m = reviewMessages(language);
  const isDate = reason === 'noReview' && dayOfIso(asked) !== null;
  return (
    <Container>
      <article>
        <PageTitle title={portfolioName} />
        <Notice
          title={isDate ? m.missingTitle(formatDate(language, asked)) : m.unreadableTitle(asked)}
        >
          <p>{isDate ? m.missingText : m.unreadableText}</p>
          <p>
            <PageLink href={constituentsHref(fundId, { chart })}>{m.toReviews}</PageLink>
          </p>
        </Notice>
      </article>
    </Container>
  );
}
