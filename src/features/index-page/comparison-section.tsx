import { useMemo } from 'react';
import { ComparisonChart } from '#src/charts/comparison-chart.tsx';
import { layoutComparison, type ComparedSeries } from '#src/charts/comparison-layout.ts';
import { coveredPeriods, type Period } from '#src/charts/periods.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { decodeLevels, type Levels } from '#src/domain/level-columns.ts';
import type { Language } from '#src/i18n/languages.ts';
import { periodLabels } from '#src/i18n/messages/charts.ts';
import { comparisonMessages } from '#src/i18n/messages/comparison.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { chartHref, type ChartState } from './chart-state.ts';
import { CompareForm, type Suggest } from './compare-form.tsx';
import type { ComparedIndex, IndexPageData } from './index-page-data.ts';
import notes from './notes.module.css';
import styles from './comparison-section.module.css';

type ComparisonSectionProps = {
  data: IndexPageData;
  levels: Levels;
  chart: ChartState;
  language: Language;
  suggest: Suggest;
};

/** The index beside up to five others, each 100 on the first day that all have (ID-02). */
export function ComparisonSection(props: ComparisonSectionProps) {
  const { data, levels, chart, language, suggest } = props;
  const m = comparisonMessages(language);
  const found = data.comparison.flatMap((one) => (one.found ? [one.found] : []));
  return (
    <Section
      id="comparison"
      title={indexSections(language).comparison}
      isPrinted={data.comparison.length > 0}
    >
      <p className={styles.lead}>{m.lead}</p>
      <CompareForm data={data} chart={chart} language={language} suggest={suggest} />
      {data.comparison.map(({ asked, found: one }) =>
        one ? null : <Notice key={asked} title={m.notFound(asked)} />,
      )}
      {found.length > 0 ? (
        <Comparison data={data} levels={levels} found={found} chart={chart} language={language} />
      ) : null}
    </Section>
  );
}

type ComparisonProps = Omit<ComparisonSectionProps, 'suggest'> & {
  found: readonly ComparedIndex[];
};

function Comparison({ data, levels, found, chart, language }: ComparisonProps) {
  const m = comparisonMessages(language);
  const { details, fundId } = data;
  const own = details === 'failed' ? null : details;
  const offered = useMemo(() => coveredPeriods(levels), [levels]);
  const usual = offered.includes('5Y') ? '5Y' : 'Max';
  const period = offered.find((one) => one === chart.period) ?? usual;
  const layout = useMemo(() => {
    const series: ComparedSeries[] = [
      { key: fundId, levels, launch: dayOfDate(own?.launchDate) },
      ...found.map((one) => ({
        key: one.fundId,
        levels: decodeLevels(one.prices),
        launch: dayOfDate(one.launchDate),
      })),
    ];
    return layoutComparison(series, period, chart.scale ?? 'linear');
  }, [fundId, levels, found, own?.launchDate, period, chart.scale]);
  const names = [
    { name: own?.portfolioName ?? fundId, variant: own ? shortVariantName(own, language) : '' },
    ...found.map((one) => ({
      name: one.portfolioName,
      variant: shortVariantName(one, language),
    })),
  ];
  const keys = [fundId, ...found.map((one) => one.fundId)];
  return (
    <>
      <Periods fundId={fundId} chart={chart} offered={offered} shown={period} language={language} />
      {layout ? (
        <>
          <ComparisonChart
            key={`${period} ${keys.join(' ')}`}
            layout={layout}
            names={names.map((one, i) => ({
              ...one,
              link:
                i === 0 ? (
                  <strong>{one.name}</strong>
                ) : (
                  <PageLink href={pages.index(keys[i] ?? '')}>{one.name}</PageLink>
                ),
            }))}
            language={language}
          />
          <Notes
            areMixed={new Set(names.map(({ variant }) => variant)).size > 1}
            areBackTested={layout.lines.some(({ paths }) => paths.backTested !== '')}
            language={language}
          />
        </>
      ) : (
        <Notice title={m.noCommonDay} />
      )}
    </>
  );
}

const dayOfDate = (date: string | null | undefined) => (date ? dayOfIso(date) : null);

type PeriodsProps = {
  fundId: string;
  chart: ChartState;
  offered: readonly Period[];
  shown: Period;
  language: Language;
};

/** Links, so that a period can be chosen without scripts too. */
function Periods({ fundId, chart, offered, shown, language }: PeriodsProps) {
  return (
    <nav
      className={styles.periods}
      aria-label={comparisonMessages(language).periods}
      data-print="no"
    >
      {offered.map((period) => (
        <PageLink
          key={period}
          href={`${chartHref(fundId, { ...chart, period })}#comparison`}
          className={styles.period}
          current={period === shown ? 'true' : undefined}
        >
          {periodLabels(language)[period]}
        </PageLink>
      ))}
    </nav>
  );
}

type NotesProps = { areMixed: boolean; areBackTested: boolean; language: Language };

function Notes({ areMixed, areBackTested, language }: NotesProps) {
  const m = comparisonMessages(language);
  return (
    <>
      {areMixed ? <p className={notes.note}>{m.mixed}</p> : null}
      {areBackTested ? <p className={notes.note}>{m.backTested}</p> : null}
    </>
  );
}
