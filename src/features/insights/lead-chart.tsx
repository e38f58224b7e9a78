import { useMemo } from 'react';
import { StillChart } from '#src/charts/lines/still-chart.tsx';
import type { ChartWithLevels } from '#src/contract/api/insights.ts';
import type { Language } from '#src/domain/language.ts';
import { chartLines, chartMarks } from '#src/insight-cards/chart-lines.ts';

type LeadChartProps = {
  /** Language that the article is written in: that of its chart too. */
  language: Language;
  /** The same, where it is not that of the page. */
  lang: string | undefined;
  chart: ChartWithLevels;
};

/** The first chart of the lead story; nothing where its levels are not published. */
export function LeadChart({ language, lang, chart }: LeadChartProps) {
  const { lines, marks } = useMemo(
    () => ({ lines: chartLines(chart, language), marks: chartMarks(chart) }),
    [chart, language],
  );
  if (lines.length === 0) return null;
  const { finding, title, scale } = chart;
  return (
    <div lang={lang}>
      <StillChart
        language={language}
        finding={finding ?? title}
        title={finding === null ? null : title}
        lines={lines}
        scale={scale}
        marks={marks}
      />
    </div>
  );
}
