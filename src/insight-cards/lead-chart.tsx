import { useMemo } from 'react';
import { StillChart } from '#src/charts/lines/still-chart.tsx';
import type { ChartWithLevels, Insight } from '#src/contract/api/insights.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { chartLines, chartMarks } from './chart-lines.ts';

type LeadChartProps = {
  /** The language of the page. */
  language: Language;
  /** The lead story, whose chart is in the language of the article. */
  insight: Pick<Insight, 'language'>;
  chart: ChartWithLevels;
};

/** The first chart of the lead story; nothing where its levels are not published. */
export function LeadChart({ language, insight: { language: own }, chart }: LeadChartProps) {
  const { lines, marks } = useMemo(
    () => ({ lines: chartLines(chart, own), marks: chartMarks(chart, own) }),
    [chart, own],
  );
  if (lines.length === 0) return null;
  const { finding, title, scale } = chart;
  return (
    <div lang={own === language ? undefined : languageFacts[own].tag}>
      <StillChart
        language={own}
        finding={finding ?? title}
        title={finding === null ? null : title}
        lines={lines}
        scale={scale}
        marks={marks}
      />
    </div>
  );
}
