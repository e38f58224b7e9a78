import type { Language } from '#src/domain/language.ts';
import type { ConstituentsAnswer, IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { SectionProps } from '../section.ts';
import type { ConstituentsParts } from './load-constituents.ts';
import { earlierReview } from './shown-members.ts';
import { shownMembers } from './shown-members.ts';
import { emptyTexts } from '#src/i18n/messages/indexes/index-page.ts';
import { Notice } from '#src/ui/notice.tsx';
import { constituentsHref } from './constituents-href.ts';
import { ConstituentsList } from './constituents-list.tsx';
import { DownloadLinks } from '../../parts/download-links.tsx';
import { EarlierReviewNotice } from './earlier-review-notice.tsx';
import { EmptyState, FailedPart } from '../../parts/empty-state.tsx';
import { ReviewTimeline } from './review-timeline.tsx';
import { withheldText } from './withheld-constituents.ts';
import columns from '../../parts/columns.module.css';
import notes from '../../parts/notes.module.css';

type Props = SectionProps<ConstituentsParts>;

/** The members of an index: those of today, or as of the review that the address asks for; and its reviews. */
export function ConstituentsView(props: Props) {
  const { data, chart, language, onRetry, api } = props;
  const { constituents: current, reviews, requestedReview, details, asOf } = data;
  const constituents = shownMembers(data);
  if (constituents === 'failed') return <FailedPart language={language} onRetry={onRetry} />;
  const earlier = earlierReview(data);
  const { fundId } = constituents;
  const release = asOf?.release;
  return (
    <>
      {earlier ? (
        <EarlierReviewNotice
          date={earlier.date}
          currentDate={current === 'failed' ? null : current.asOfDate}
          launchDate={details === 'failed' ? null : details.launchDate}
          currentHref={constituentsHref(fundId, { chart })}
          language={language}
        />
      ) : null}
      <div className={columns.eightToFive}>
        <div>
          <ShownConstituents {...props} constituents={constituents} review={earlier?.date} />
        </div>
        <ReviewTimeline
          // What another address asks for is open from the start.
          key={requestedReview?.date ?? ''}
          fundId={fundId}
          reviews={reviews}
          asked={requestedReview}
          chart={chart}
          release={release}
          language={language}
          onRetry={onRetry}
          api={api}
        />
      </div>
    </>
  );
}

type ShownConstituentsProps = Props & {
  constituents: ConstituentsAnswer;
  /** Of an earlier review, whose list stands in place of the current one. */
  review: string | undefined;
};

function ShownConstituents(props: ShownConstituentsProps) {
  const { data, constituents, review, chart, language, api } = props;
  const { fundId } = constituents;
  const release = data.asOf?.release;
  const details = data.details === 'failed' ? null : data.details;
  const delayDays = details?.entitlements.constituentsDelayDays ?? 0;
  const withheld = withheldText(constituents, delayDays, language);
  if (constituents.totalConstituents > 0) {
    return (
      <>
        <ConstituentsList
          part={constituents}
          isEarlier={review !== undefined}
          language={language}
          loadAll={async () => {
            const query = { portfolioId: fundId, review };
            return (await api.get('constituents', query)).constituents;
          }}
          wholeHref={constituentsHref(fundId, { chart, review, constituents: 'all' })}
        />
        {withheld ? <p className={notes.note}>{withheld.text}</p> : null}
        <DownloadLinks
          file="constituents"
          id={fundId}
          isAllowed={details?.entitlements.downloads === true}
          release={release}
          review={review}
          language={language}
        />
      </>
    );
  }
  return withheld ? (
    <Notice title={withheld.title}>
      <p>{withheld.text}</p>
    </Notice>
  ) : (
    <NoMembers details={details} language={language} />
  );
}

type NoMembersProps = { details: IndexDetails | null; language: Language };

/** What names the factsheet leads to it. */
function NoMembers({ details, language }: NoMembersProps) {
  const factsheet = details?.factsheet;
  const { seeFactsheet, noConstituents } = emptyTexts(language);
  return (
    <EmptyState
      language={language}
      description={factsheet ? <a href={factsheet.href}>{seeFactsheet}</a> : noConstituents}
    />
  );
}
