import { useMemo } from 'react';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { rebased } from '#src/charts/lines/lines-layout.ts';
import { LinesChart } from '#src/charts/lines/lines-chart.tsx';
import type { NamedLine } from '#src/charts/lines/lines-layout.ts';
import type { ChartWithLevels } from '#src/contract/api/insights.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { articleMessages } from '#src/i18n/messages/articles/article.ts';
import { Notice } from '#src/ui/notice.tsx';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { pages } from '#src/urls.ts';

type ArticleChartProps = { language: Language; chart: ChartWithLevels };

/** A chart that an article brings along, with the levels of the release. */
export function ArticleChart({ language, chart }: ArticleChartProps) {
  const { lines, notes } = useMemo(
    () => ({ lines: linesOf(chart, language), notes: notesOf(chart, language) }),
    [chart, language],
  );
  if (lines.length === 0) {
    const m = articleMessages(language);
    return <Notice title={m.noLevels}>{m.noLevelsHint(chart.title)}</Notice>;
  }
  return (
    <LinesChart
      language={language}
      title={chart.title}
      lines={lines}
      scale={chart.scale}
      notes={notes}
    />
  );
}

/** The base, which levels are drawn, and whether they are rounded. */
function notesOf({ series, rebased: isRebased, sampling }: ChartWithLevels, language: Language) {
  const m = articleMessages(language);
  const samplings = {
    'every-level': m.everyLevel,
    'week-ends': m.weekEnds,
    'month-ends': m.monthEnds,
  };
  const [first] = series;
  const isRounded = series.some(({ resolution }) => resolution === 'weekly');
  return [
    ...(isRebased && first ? [m.rebased(formatDate(language, first.levels.firstDate))] : []),
    samplings[sampling],
    ...(isRounded ? [m.rounded] : []),
  ];
}

function linesOf(chart: ChartWithLevels, language: Language): NamedLine[] {
  return chart.series
    .map(({ fundId, portfolioName, launchDate, levels, ...variant }) => ({
      name: portfolioName,
      variant: shortVariantName(variant, language),
      href: pages.index(fundId),
      launch: launchDate === null ? null : dayOfIso(launchDate),
      series: chart.rebased ? rebased(decodeLevels(levels)) : decodeLevels(levels),
    }))
    .filter(({ series }) => series.days.length > 1);
}
