import { AllReleasesLink } from '#src/as-of/all-releases-link.tsx';
import { ReleaseChoice } from '#src/as-of/release-choice.tsx';
import type { ReleasesParts } from '#src/as-of/load-releases.ts';
import type { PublishedRelease } from '#src/client/page/release-of-page.ts';
import type { SectionProps } from '../section.ts';
import { LevelChart } from '#src/charts/levels/level-chart.tsx';
import type { IndexDetails } from '#src/contract/api/index-details.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { thinnedDecimals } from '#src/domain/levels/weekly-levels.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { levelDecimals } from '#src/i18n/format.ts';
import { emptyTexts, indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { pages } from '#src/urls.ts';
import { chartHref } from '../../address/chart-state.ts';
import { Citation } from './citation.tsx';
import { DownloadLinks } from '../../parts/download-links.tsx';
import { EmptyState, FailedPart } from '../../parts/empty-state.tsx';
import { variantName } from '#src/i18n/variant-name.ts';
import styles from '../../parts/notes.module.css';

type LevelsViewProps = SectionProps<Partial<ReleasesParts>>;

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
  const { details, figures, fundId, asOf } = data;
  const m = indexPageMessages(language);
  const known = details === 'failed' ? null : details;
  return (
    <>
      <LevelChart
        title={[m.indexLevel, known && variantName(known, language)].filter(Boolean).join(' · ')}
        series={levels}
        endsMonth={figures !== 'failed' && figures.endsMonth}
        chosen={chart}
        onChoose={onChart}
        form={{
          action: pages.indexDetails(fundId),
          kept: chart.compare.map((one) => ['compare', one] as const),
        }}
        language={language}
        launch={known?.launchDate ? dayOfIso(known.launchDate) : null}
        decimals={decimalsOf(levels.values.at(-1) ?? 0, known)}
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

/** Levels that may not be downloaded come rounded: no digit is shown that is not known. */
function decimalsOf(level: number, details: IndexDetails | null): number {
  return details?.entitlements.downloads === false ? thinnedDecimals(level) : levelDecimals(level);
}

type BelowChartProps = Pick<LevelsViewProps, 'publisher' | 'chart' | 'language'> &
  ReleasesParts & { details: IndexDetails; asOf: PublishedRelease | null };

/** What has to be known of the levels, and where they can be had; also as they stood on another day. */
function BelowChart({ details, asOf, releases, publisher, chart, language }: BelowChartProps) {
  const m = indexPageMessages(language);
  const { hasReturns, frequency, secId, entitlements } = details;
  const { historyFrom, downloads } = entitlements;
  // The newest of those that can be asked for is the current one.
  const shown = asOf ?? (releases === 'failed' ? undefined : releases[0]);
  return (
    <>
      {hasReturns ? null : <p className={styles.note}>{m.isMeasure}</p>}
      {historyFrom ? (
        <p className={styles.note}>{m.historyFrom(formatDate(language, historyFrom))}</p>
      ) : null}
      <DownloadLinks
        file="levels"
        id={secId}
        isAllowed={downloads}
        frequency={frequency}
        release={asOf?.release}
        language={language}
      />
      {/* As of a release the line above the page offers the others. */}
      {asOf ? null : <Releases fundId={details.fundId} {...{ chart, releases, language }} />}
      {shown ? (
        <Citation details={details} release={shown} publisher={publisher} language={language} />
      ) : null}
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
