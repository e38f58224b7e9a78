import type { RequestedReview } from '../../index-core.ts';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { ConstituentsParts } from './load-constituents.ts';
import { useId } from 'react';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatPercent, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { reviewMessages } from '#src/i18n/messages/indexes/reviews.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { api } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import type { ChartState } from '../../address/chart-state.ts';
import { constituentsHref } from './constituents-href.ts';
import { FailedPart } from '../../parts/empty-state.tsx';
import { OpeningLink } from './opening-link.tsx';
import { ReviewDetails } from './review-details.tsx';
import { Subsection } from '../../parts/subsection.tsx';
import { useOpenedReviews } from './use-opened-reviews.ts';
import notes from '../../parts/notes.module.css';
import styles from './review-timeline.module.css';

type ReviewTimelineProps = {
  fundId: string;
  reviews: ConstituentsParts['reviews'];
  asked: RequestedReview | null;
  chart: ChartState;
  release: number | undefined;
  language: Language;
  onRetry: () => void;
  api: ApiClient;
};

/** The dates of which lists are published, and what changed from one to the next; nothing where there is one list. */
export function ReviewTimeline(props: ReviewTimelineProps) {
  const { reviews, language, onRetry } = props;
  const m = reviewMessages(language);
  if (reviews === 'failed') {
    return (
      <Subsection title={m.title}>
        <FailedPart language={language} onRetry={onRetry} />
      </Subsection>
    );
  }
  if (reviews.totalReviews < 2) return null;
  return (
    <Subsection title={m.title} formula="turnover">
      <ReviewsTable {...props} reviews={reviews} />
      <p className={notes.note}>
        {reviews.withheld === null ? m.note : m.noteCut}
        {reviews.reviews.length < reviews.totalReviews ? (
          <>
            {' · '}
            <a href={callAddress(api.reviews, allOf(props))}>
              {m.all(formatCount(language, reviews.totalReviews))}
            </a>
          </>
        ) : null}
      </p>
    </Subsection>
  );
}

const allOf = ({ fundId, release }: ReviewTimelineProps) => ({
  portfolioId: fundId,
  size: 200,
  asof: release,
});

export type ReviewsPart = Exclude<ConstituentsParts['reviews'], 'failed'>;
type Review = ReviewsPart['reviews'][number];
type ReviewsTableProps = ReviewTimelineProps & { reviews: ReviewsPart };

function ReviewsTable(props: ReviewsTableProps) {
  const { fundId, reviews, asked, chart, language, api } = props;
  const id = useId();
  const [opened, toggle] = useOpenedReviews(asked, (review) =>
    api.get('reviewChanges', { portfolioId: fundId, review }),
  );
  const rows = withAsked(reviews.reviews, asked);
  const [current] = reviews.reviews;
  const shown = asked?.date ?? current?.date;
  const hrefOf = ({ date }: Review) => constituentsHref(fundId, { chart, review: date });
  const nameOf = (review: Review) => {
    const date = formatDate(language, review.date);
    if (review.additions === null) return <PageLink href={hrefOf(review)}>{date}</PageLink>;
    const isOpen = opened.has(review.date);
    return (
      <OpeningLink
        href={hrefOf(review)}
        isOpen={isOpen}
        controls={`${id}${review.date}`}
        onToggle={() => toggle(review.date)}
      >
        {date}
      </OpeningLink>
    );
  };
  const detailOf = (review: Review) =>
    opened.has(review.date) && (
      <ReviewDetails
        id={`${id}${review.date}`}
        changes={opened.get(review.date) ?? null}
        href={review.date === shown ? null : hrefOf(review)}
        language={language}
      />
    );
  const columns = columnsOf(language).filter(
    ({ key }) => reviews.withheld === null || key === 'constituents',
  );
  return (
    <div className={styles.reviews}>
      <DataTable
        caption={reviewMessages(language).caption}
        columns={[dateColumn(language, current, nameOf), ...columns]}
        rows={rows}
        rowKey={({ date }) => date}
        detail={detailOf}
        density="compact"
      />
    </div>
  );
}

/** The newest reviews, and below them the one that is asked for where it is older. */
function withAsked(
  reviews: readonly Review[],
  requested: RequestedReview | null,
): readonly Review[] {
  if (requested === null || requested.changes === 'failed') return reviews;
  if (reviews.some(({ date }) => date === requested.date)) return reviews;
  const { additions, deletions, ...changes } = requested.changes;
  const counted = { additions: additions?.length ?? null, deletions: deletions?.length ?? null };
  return [...reviews, { ...changes, ...counted }];
}

function dateColumn(
  language: Language,
  current: Review | undefined,
  nameOf: Column<Review>['cell'],
): Column<Review> {
  const m = reviewMessages(language);
  return {
    key: 'date',
    heading: m.date,
    className: styles.date,
    cell: (review) => (
      <>
        {nameOf(review)}
        {review.isBackTested === true ? <BackTestMark label={m.backTested} /> : null}
        {review === current ? <span className={styles.current}>{m.currentList}</span> : null}
      </>
    ),
  };
}

function columnsOf(language: Language): Column<Review>[] {
  const m = reviewMessages(language);
  const count = (number: number | null) =>
    number === null ? noFigure : formatCount(language, number);
  const column = (key: string, heading: string, cell: Column<Review>['cell']): Column<Review> => ({
    key,
    heading,
    align: 'end',
    cell,
  });
  return [
    column('constituents', m.constituents, (review) => count(review.numberOfConstituents)),
    column('additions', m.additions, (review) => count(review.additions)),
    column('deletions', m.deletions, (review) => count(review.deletions)),
    column('turnover', m.turnover, (review) => formatPercent(language, review.turnover)),
  ];
}
