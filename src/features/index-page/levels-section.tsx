import { LevelChart } from '#src/charts/levels/level-chart.tsx';
import type { IndexDetails } from '#src/contract/api/index-details.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { thinnedDecimals } from '#src/domain/levels/weekly-levels.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { levelDecimals } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { emptyTexts, indexPageMessages, indexSections } from '#src/i18n/messages/index-page.ts';
import { Section } from '#src/ui/layout.tsx';
import { pages } from '#src/urls.ts';
import { AsOfForm } from './as-of-form.tsx';
import type { ChartState } from './chart-state.ts';
import { Citation, type Publisher } from './citation.tsx';
import { DownloadLinks } from './download-links.tsx';
import { EmptyState, FailedPart } from './empty-state.tsx';
import type { KnownReleases, Part, PublishedRelease } from './index-page-data.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import styles from './notes.module.css';

type LevelsSectionProps = {
  levels: Part<Levels | null>;
  details: Part<IndexDetails>;
  fundId: string;
  asOf: PublishedRelease | null;
  releases: Part<KnownReleases>;
  publisher: Publisher;
  chart: ChartState;
  onChart: (chart: Pick<ChartState, 'period' | 'scale'>) => void;
  language: Language;
  onRetry: () => void;
};

/** Levels over time as a chart and as a table (ID-02). */
export function LevelsSection(props: LevelsSectionProps) {
  const { levels, language, onRetry } = props;
  return (
    <Section id="levels" title={indexSections(language).levels}>
      {levels === 'failed' ? (
        <FailedPart language={language} onRetry={onRetry} />
      ) : levels === null ? (
        <EmptyState language={language} description={emptyTexts(language).noLevels} />
      ) : (
        <Chart
          levels={levels}
          details={props.details}
          fundId={props.fundId}
          asOf={props.asOf}
          releases={props.releases}
          publisher={props.publisher}
          chart={props.chart}
          onChart={props.onChart}
          language={language}
        />
      )}
    </Section>
  );
}

type ChartProps = Omit<LevelsSectionProps, 'levels' | 'onRetry'> & { levels: Levels };

function Chart(props: ChartProps) {
  const { levels, details, fundId, asOf, releases, publisher, chart, onChart, language } = props;
  const m = indexPageMessages(language);
  const known = details === 'failed' ? null : details;
  return (
    <>
      <LevelChart
        title={[m.indexLevel, known && variantName(known, language)].filter(Boolean).join(' · ')}
        series={levels}
        chosen={chart}
        onChoose={onChart}
        form={{
          action: pages.indexDetails(fundId),
          kept: [
            ...chart.compare.map((one) => ['compare', one] as const),
            ...(asOf ? [['asof', String(asOf.release)] as const] : []),
          ],
        }}
        language={language}
        launch={known?.launchDate ? dayOfIso(known.launchDate) : null}
        decimals={decimalsOf(levels.values.at(-1) ?? 0, known)}
      />
      {known ? (
        <BelowChart
          details={known}
          asOf={asOf}
          releases={releases}
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

type BelowChartProps = Pick<
  LevelsSectionProps,
  'asOf' | 'releases' | 'publisher' | 'chart' | 'language'
> & {
  details: IndexDetails;
};

/** What has to be known of the levels, and where they can be had; also as they stood on another day. */
function BelowChart({ details, asOf, releases, publisher, chart, language }: BelowChartProps) {
  const m = indexPageMessages(language);
  const { hasReturns, frequency, secId, entitlements } = details;
  const { historyFrom, downloads } = entitlements;
  const shown = asOf ?? (releases === 'failed' ? null : releases.current);
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
      <AsOfForm
        fundId={details.fundId}
        asOf={asOf}
        releases={releases}
        chart={chart}
        language={language}
      />
      {shown ? (
        <Citation details={details} release={shown} publisher={publisher} language={language} />
      ) : null}
    </>
  );
}
