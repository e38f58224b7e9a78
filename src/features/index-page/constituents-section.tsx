import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { emptyTexts, indexPageMessages, indexSections } from '#src/i18n/messages/index-page.ts';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { ChartState } from './chart-state.ts';
import { constituentsHref } from './constituents-href.ts';
import { ConstituentsList, type LoadConstituents } from './constituents-list.tsx';
import { DownloadLinks } from './download-links.tsx';
import { EarlierReviewNotice } from './earlier-review-notice.tsx';
import { EmptyState, FailedPart } from './empty-state.tsx';
import type { AskedReview, ConstituentsPart, Part, ReviewsPart } from './index-page-data.ts';
import { ReviewTimeline } from './review-timeline.tsx';
import type { LoadReviewChanges } from './use-opened-reviews.ts';
import { withheldText } from './withheld-constituents.ts';
import notes from './notes.module.css';

type ConstituentsSectionProps = {
  /** The current list, as of the release that the page shows. */
  constituents: Part<ConstituentsPart>;
  reviews: Part<ReviewsPart>;
  askedReview: AskedReview | null;
  launchDate: string | null;
  /** Days by which the provider holds constituents back. */
  delayDays: number;
  factsheetExists: boolean;
  isDownloadAllowed: boolean;
  /** An earlier release that the page shows. */
  release?: number | undefined;
  /** Kept on the way to another review. */
  chart: ChartState;
  language: Language;
  onRetry: () => void;
  loadAll: LoadConstituents;
  loadReviewChanges: LoadReviewChanges;
};

/** The members of an index: those of today, or as of the review that the address asks for; and its reviews. */
export function ConstituentsSection(props: ConstituentsSectionProps) {
  const { constituents: current, askedReview, launchDate, chart, release, language } = props;
  const isEarlier = askedReview !== null && !askedReview.isCurrent;
  const constituents = isEarlier ? askedReview.list : current;
  const title = indexSections(language).constituents;
  if (constituents === 'failed') {
    return (
      <Section id="constituents" title={title}>
        <FailedPart language={language} onRetry={props.onRetry} />
      </Section>
    );
  }
  return (
    <Section id="constituents" title={title} note={noteOf(constituents, language)}>
      {isEarlier ? (
        <EarlierReviewNotice
          date={askedReview.date}
          currentDate={current === 'failed' ? null : current.asOfDate}
          launchDate={launchDate}
          currentHref={constituentsHref(constituents.fundId, { chart, release })}
          language={language}
        />
      ) : null}
      <ShownConstituents {...props} constituents={constituents} isEarlier={isEarlier} />
      <ReviewTimeline
        // What another address asks for is open from the start.
        key={askedReview?.date ?? ''}
        fundId={constituents.fundId}
        reviews={props.reviews}
        asked={askedReview}
        chart={chart}
        release={release}
        language={language}
        onRetry={props.onRetry}
        loadChanges={props.loadReviewChanges}
      />
    </Section>
  );
}

type ShownConstituentsProps = Omit<ConstituentsSectionProps, 'constituents'> & {
  constituents: ConstituentsPart;
  isEarlier: boolean;
};

function ShownConstituents(props: ShownConstituentsProps) {
  const { constituents, isEarlier, chart, release, language } = props;
  const { fundId } = constituents;
  const empty = emptyTexts(language);
  const withheld = withheldText(constituents, props.delayDays, language);
  const review = isEarlier ? (constituents.asOfDate ?? undefined) : undefined;
  if (constituents.available > 0) {
    return (
      <>
        <ConstituentsList
          part={constituents}
          language={language}
          loadAll={props.loadAll}
          wholeHref={constituentsHref(fundId, { chart, release, review, constituents: 'all' })}
        />
        {withheld ? <p className={notes.note}>{withheld.text}</p> : null}
        <DownloadLinks
          file="constituents"
          id={fundId}
          isAllowed={props.isDownloadAllowed}
          release={release}
          review={review}
          language={language}
        />
      </>
    );
  }
  if (withheld) {
    return (
      <Notice title={withheld.title}>
        <p>{withheld.text}</p>
      </Notice>
    );
  }
  return (
    <EmptyState
      language={language}
      description={props.factsheetExists ? empty.seeFactsheet : empty.noConstituents}
    />
  );
}

/** As-of date, number of members and weight of the ten largest. */
function noteOf(part: ConstituentsPart, language: Language): string | undefined {
  if (part.available === 0) return undefined;
  const m = indexPageMessages(language);
  return [
    part.asOfDate && m.asOf(formatDate(language, part.asOfDate)),
    m.numberOfConstituents(formatCount(language, part.numberOfConstituents)),
    part.topTenWeight !== null && m.topTen(formatPercent(language, part.topTenWeight)),
  ]
    .filter(Boolean)
    .join(' · ');
}
