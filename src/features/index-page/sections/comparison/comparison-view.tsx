import type { IndexCore } from '../../index-core.ts';
import type { ComparedIndex } from './load-comparison.ts';
import type { SectionProps } from '../section.ts';
import type { ComparisonParts } from './load-comparison.ts';
import { useMemo } from 'react';
import { fromCommonBase } from '#src/charts/lines/common-base.ts';
import { LinesChart } from '#src/charts/lines/lines-chart.tsx';
import type { NamedLine } from '#src/charts/lines/lines-layout.ts';
import { coveredPeriods, type Period } from '#src/charts/levels/periods.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { decodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { periodLabels } from '#src/i18n/messages/indexes/charts.ts';
import { comparisonMessages } from '#src/i18n/messages/indexes/comparison.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { chartHref, type ChartState } from '../../address/chart-state.ts';
import { CompareForm } from './compare-form.tsx';
import { ComparedFigures } from './compared-figures.tsx';
import styles from './comparison-view.module.css';

/** The index beside up to five others, each 100 on the first day of the period that all have (ID-02). */
export function ComparisonView(props: SectionProps<ComparisonParts>) {
  const { data, levels, chart, language, api } = props;
  const m = comparisonMessages(language);
  const found = data.comparison.flatMap((one) => (one.found ? [one.found] : []));
  return (
    <>
      <p className={styles.lead}>{m.lead}</p>
      <CompareForm data={data} chart={chart} language={language} api={api} />
      {data.comparison.map(({ asked, found: one }) =>
        one ? null : <Notice key={asked} title={m.notFound(asked)} />,
      )}
      {found.length > 0 && levels !== 'failed' && levels !== null ? (
        <Comparison data={data} levels={levels} found={found} chart={chart} language={language} />
      ) : null}
    </>
  );
}

type ComparisonProps = Pick<SectionProps<ComparisonParts>, 'data' | 'chart' | 'language'> & {
  levels: Levels;
  found: readonly ComparedIndex[];
};

function Comparison({ data, levels, found, chart, language }: ComparisonProps) {
  const m = comparisonMessages(language);
  const { details, fundId, figures } = data;
  const endsMonth = figures !== 'failed' && figures.endsMonth;
  const offered = useMemo(() => coveredPeriods(levels, endsMonth), [levels, endsMonth]);
  const period = shownPeriod(offered, chart);
  const lines = useMemo(
    () => linesOf({ details, fundId, levels, endsMonth, found, period, language }),
    [details, fundId, levels, endsMonth, found, period, language],
  );
  const [first] = lines ?? [];
  const variants = [...new Set(lines?.flatMap(({ variant }) => variant || []))];
  return (
    <>
      <Periods fundId={fundId} chart={chart} offered={offered} shown={period} language={language} />
      {lines && first ? (
        <LinesChart
          key={`${period} ${lines.map(({ href }) => href).join(' ')}`}
          language={language}
          title={m.title(variants, formatDate(language, isoOfDay(first.series.days[0] ?? 0)))}
          lines={lines}
          scale={chart.scale ?? 'linear'}
          notes={variants.length > 1 ? [m.mixed] : []}
        />
      ) : (
        <Notice title={m.noCommonDay} />
      )}
      <ComparedFigures language={language} compared={withFigures(data, found)} />
    </>
  );
}

const withFigures = ({ details, fundId, figures }: IndexCore, found: readonly ComparedIndex[]) => [
  {
    name: details === 'failed' ? fundId : details.portfolioName,
    fundId,
    figures: figures === 'failed' ? null : figures,
  },
  ...found.map((one) => ({ ...one, name: one.portfolioName })),
];

function shownPeriod(offered: readonly Period[], chart: ChartState): Period {
  const usual = offered.includes('5Y') ? '5Y' : 'Max';
  return offered.find((one) => one === chart.period) ?? usual;
}

type Compared = Pick<IndexCore, 'details' | 'fundId'> & {
  levels: Levels;
  endsMonth: boolean;
  found: readonly ComparedIndex[];
  period: Period;
  language: Language;
};

/** The index and what it is compared with, from their common day on; null where there is none. */
function linesOf({ details, fundId, levels, endsMonth, found, period, language }: Compared) {
  const own = details === 'failed' ? null : details;
  const series = [levels, ...found.map(({ prices }) => decodeLevels(prices))];
  const rebased = fromCommonBase(series, period, endsMonth);
  const indexes = [
    {
      name: own?.portfolioName ?? fundId,
      variant: own ? shortVariantName(own, language) : '',
      launch: dayOfDate(own?.launchDate),
      href: null,
    },
    ...found.map((one) => ({
      name: one.portfolioName,
      variant: shortVariantName(one, language),
      launch: dayOfDate(one.launchDate),
      href: pages.index(one.fundId),
    })),
  ];
  return rebased && indexes.map((one, i): NamedLine => ({ ...one, series: rebased[i]! }));
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
