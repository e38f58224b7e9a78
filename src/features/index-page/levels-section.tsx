import { LevelChart } from '#src/charts/level-chart.tsx';
import type { IndexDetails } from '#src/contract/api/index-details.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { levelDecimals } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { emptyTexts, indexPageMessages, indexSections } from '#src/i18n/messages/index-page.ts';
import { Section } from '#src/ui/layout.tsx';
import { pages } from '#src/urls.ts';
import type { ChartState } from './chart-state.ts';
import { DownloadLinks } from './download-links.tsx';
import { EmptyState, FailedPart } from './empty-state.tsx';
import type { Part } from './index-page-data.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import styles from './notes.module.css';

type LevelsSectionProps = {
  levels: Part<Levels | null>;
  details: Part<IndexDetails>;
  fundId: string;
  chart: ChartState;
  onChart: (chart: Pick<ChartState, 'period' | 'scale'>) => void;
  language: Language;
  onRetry: () => void;
};

/** Levels over time as a chart and as a table (ID-02). */
export function LevelsSection(props: LevelsSectionProps) {
  const { levels, details, fundId, chart, onChart, language, onRetry } = props;
  return (
    <Section id="levels" title={indexSections(language).levels}>
      {levels === 'failed' ? (
        <FailedPart language={language} onRetry={onRetry} />
      ) : levels === null ? (
        <EmptyState language={language} description={emptyTexts(language).noLevels} />
      ) : (
        <Chart
          levels={levels}
          details={details}
          fundId={fundId}
          chart={chart}
          onChart={onChart}
          language={language}
        />
      )}
    </Section>
  );
}

type ChartProps = Omit<LevelsSectionProps, 'levels' | 'onRetry'> & { levels: Levels };

function Chart({ levels, details, fundId, chart, onChart, language }: ChartProps) {
  const m = indexPageMessages(language);
  const known = details === 'failed' ? null : details;
  const historyFrom = known?.entitlements.historyFrom;
  return (
    <>
      <LevelChart
        title={[m.indexLevel, known && variantName(known, language)].filter(Boolean).join(' · ')}
        series={levels}
        chosen={chart}
        onChoose={onChart}
        form={{
          action: pages.indexDetails(fundId),
          kept: chart.compare.map((one) => ['compare', one] as const),
        }}
        language={language}
        launch={known?.launchDate ? dayOfIso(known.launchDate) : null}
        decimals={levelDecimals(levels.values.at(-1) ?? 0)}
      />
      {historyFrom ? (
        <p className={styles.note}>{m.historyFrom(formatDate(language, historyFrom))}</p>
      ) : null}
      {known ? (
        <DownloadLinks
          file="levels"
          id={known.secId}
          isAllowed={known.entitlements.downloads}
          // Of other series every level is the last of its week.
          isThinned={known.frequency === 'daily'}
          language={language}
        />
      ) : null}
    </>
  );
}
