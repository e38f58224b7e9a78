import { AllReleasesLink } from '#src/as-of/all-releases-link.tsx';
import { ReleaseChoice } from '#src/as-of/release-choice.tsx';
import type { ReleasesParts } from '#src/as-of/load-releases.ts';
import type { PublishedRelease } from '#src/client/page/release-of-page.ts';
import type { SectionProps } from '../section.ts';
import { useMemo } from 'react';
import { LevelChart } from '#src/charts/levels/level-chart.tsx';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { decimalsOfLevel } from '#src/i18n/decimals-of-level.ts';
import type { Language } from '#src/domain/language.ts';
import { comparisonMessages } from '#src/i18n/messages/mixes/comparison.ts';
import { emptyTexts, indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { pages } from '#src/urls.ts';
import { chartHref } from '../../address/chart-state.ts';
import type { RequestedIndex, ComparisonParts } from '../comparison/load-comparison.ts';
import { chartEventsOf } from './chart-events-of.ts';
import { Citation } from './citation.tsx';
import { shownRelease } from '../../parts/shown-release.ts';
import { EmbedCodes } from './embed-codes.tsx';
import { FactsheetLink } from '../documents/factsheet-link.tsx';
import { FollowLinks } from './follow-links.tsx';
import { isMixed, linesOf } from './compared-lines.ts';
import { PictureLinks } from '../../parts/picture-links.tsx';
import type { LevelsParts } from './load-levels-parts.ts';
import { DownloadLinks } from '../../parts/download-links.tsx';
import { EmptyState, FailedPart } from '../../parts/empty-state.tsx';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import styles from '../../parts/notes.module.css';

type LevelsViewProps = SectionProps<Partial<LevelsParts & ComparisonParts>>;

/** Levels over time as a chart and as a table (ID-02). */
export function LevelsView(props: LevelsViewProps) {
  const { levels, language, onRetry } = props;
  if (levels === 'failed') return <FailedPart language={language} onRetry={onRetry} />;
  if (levels === null) {
    return <EmptyState language={language} description={emptyTexts(language).noLevels} />;
  }
  return <Chart {...props} levels={levels} />;
}

type ChartProps = LevelsViewProps & { levels: Levels };

function Chart(props: ChartProps) {
  const { data, levels, publisher, chart, onChart, language } = props;
  const { details, figures, fundId, asOf, comparison = none, events: happened } = data;
  const known = details === 'failed' ? null : details;
  const lines = useMemo(
    () => linesOf({ details, fundId, levels, comparison, language }),
    [details, fundId, levels, comparison, language],
  );
  const events = useMemo(
    () => chartEventsOf(happened === 'failed' ? undefined : happened, language),
    [happened, language],
  );
  return (
    <>
      <LevelChart
        title={titleOf(known, language)}
        lines={lines}
        events={events}
        endsMonth={figures !== 'failed' && figures.endsMonth}
        chosen={chart}
        onChoose={onChart}
        form={{
          action: pages.indexDetails(fundId),
          kept: chart.compare.map((one) => ['compare', one] as const),
        }}
        language={language}
        decimals={decimalsOf(levels.values.at(-1) ?? 0, known)}
        notes={
          isMixed(lines) ? (
            <p className={styles.note}>{comparisonMessages(language).mixed}</p>
          ) : null
        }
      />
      {known ? (
        <BelowChart
          details={known}
          asOf={asOf}
          releases={data.releases ?? 'failed'}
          publisher={publisher}
          chart={chart}
          language={language}
        />
      ) : null}
    </>
  );
}

const none: RequestedIndex[] = [];

function titleOf(details: IndexDetails | null, language: Language): string {
  return [indexPageMessages(language).indexLevel, details && shortVariantName(details, language)]
    .filter(Boolean)
    .join(' · ');
}

function decimalsOf(level: number, details: IndexDetails | null): number {
  return decimalsOfLevel(level, details?.entitlements ?? { downloads: true });
}

type BelowChartProps = Pick<LevelsViewProps, 'publisher' | 'chart' | 'language'> &
  ReleasesParts & { details: IndexDetails; asOf: PublishedRelease | null };

/** What has to be known of the levels, and where they can be had; also as they stood on another day. */
function BelowChart({ details, asOf, releases, publisher, chart, language }: BelowChartProps) {
  const m = indexPageMessages(language);
  const { hasReturns, frequency, secId, entitlements } = details;
  const { historyFrom, downloads } = entitlements;
  return (
    <>
      {hasReturns ? null : <p className={styles.note}>{m.isMeasure}</p>}
      {historyFrom ? (
        <p className={styles.note}>{m.historyFrom(formatDate(language, historyFrom))}</p>
      ) : null}
      <div className={styles.sources}>
        <DownloadLinks
          file="levels"
          id={secId}
          isAllowed={downloads}
          frequency={frequency}
          release={asOf?.release}
          language={language}
        />
        <FactsheetHere details={details} language={language} />
        <PictureLinks
          fundId={details.fundId}
          charts={hasReturns ? ['levels', 'drawdown'] : ['levels']}
          shown={chart}
          release={asOf?.release}
          language={language}
        />
        {/* As of a release the line above the page offers the others. */}
        {asOf ? null : <Releases fundId={details.fundId} {...{ chart, releases, language }} />}
        <TakenElsewhere {...{ details, asOf, releases, publisher, chart, language }} />
      </div>
    </>
  );
}

/** The factsheet, where the provider's pages have no section of documents that leads to it. */
function FactsheetHere({ details, language }: Pick<BelowChartProps, 'details' | 'language'>) {
  const { sections, factsheet } = details;
  if (factsheet === null || sections === null || sections.includes('documents')) return null;
  return (
    <div className={styles.factsheet} data-print="no">
      <FactsheetLink factsheet={factsheet} language={language} />
    </div>
  );
}

/** How the index is cited, shown on another site, and followed. */
function TakenElsewhere(props: BelowChartProps) {
  const { details, asOf, publisher, chart, language } = props;
  const shown = shownRelease(props);
  return (
    <>
      {shown ? (
        <Citation details={details} release={shown} publisher={publisher} language={language} />
      ) : null}
      {publisher.allowsEmbeds ? (
        <EmbedCodes
          {...{ details, chart, publisher, language }}
          release={shown?.release}
          isPast={asOf !== null}
        />
      ) : null}
      <FollowLinks fundId={details.fundId} language={language} />
    </>
  );
}

type ReleasesProps = Pick<LevelsViewProps, 'chart' | 'language'> &
  ReleasesParts & { fundId: string };

function Releases({ fundId, chart, releases, language }: ReleasesProps) {
  const [path = '', query = ''] = chartHref(fundId, chart).split('?');
  return (
    <div className={styles.releases} data-print="no">
      <ReleaseChoice
        path={path}
        search={query}
        shown={null}
        releases={releases}
        language={language}
      />
      <AllReleasesLink language={language} />
    </div>
  );
}
