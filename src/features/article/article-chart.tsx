import { useMemo } from 'react';
import { LinesChart } from '#src/charts/lines/lines-chart.tsx';
import type { ChartWithLevels } from '#src/contract/api/insights.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { articleMessages } from '#src/i18n/messages/articles/article.ts';
import { Notice } from '#src/ui/notice.tsx';
import { chartLines, chartMarks } from '#src/insight-cards/chart-lines.ts';

type ArticleChartProps = { language: Language; chart: ChartWithLevels };

/** A chart that an article brings along, with the levels of the release. */
export function ArticleChart({ language, chart }: ArticleChartProps) {
  const { lines, marks, notes } = useMemo(
    () => ({
      lines: chartLines(chart, language),
      marks: chartMarks(chart, language),
      notes: notesOf(chart, language),
    }),
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
      finding={chart.finding}
      marks={marks}
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
