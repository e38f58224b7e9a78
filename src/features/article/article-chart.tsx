import { decodeLevels } from '#src/domain/level-columns.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { rebased } from '#src/charts/several-lines.ts';
import { SeveralLinesChart } from '#src/charts/several-lines-chart.tsx';
import type { ChartWithLevels } from '#src/contract/api/insights.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/i18n/languages.ts';
import { articleMessages } from '#src/i18n/messages/article.ts';
import { Notice } from '#src/ui/notice.tsx';
import { useLocalPath } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';

type ArticleChartProps = { language: Language; chart: ChartWithLevels };

/** A chart that an article brings along, with the levels of the release. */
export function ArticleChart({ language, chart }: ArticleChartProps) {
  const m = articleMessages(language);
  const localPath = useLocalPath();
  const lines = chart.series
    .map(({ fundId, portfolioName, launchDate, levels }) => ({
      name: portfolioName,
      href: localPath(pages.index(fundId)),
      launch: launchDate === null ? null : dayOfIso(launchDate),
      series: chart.rebased ? rebased(decodeLevels(levels)) : decodeLevels(levels),
    }))
    .filter(({ series }) => series.days.length > 1);
  const [first] = chart.series;
  if (lines.length === 0 || !first) {
    return <Notice title={m.noLevels}>{m.noLevelsHint(chart.title)}</Notice>;
  }
  const samplings = {
    'every-level': m.everyLevel,
    'week-ends': m.weekEnds,
    'month-ends': m.monthEnds,
  };
  const base = m.rebased(formatDate(language, first.levels.firstDate));
  return (
    <SeveralLinesChart
      language={language}
      title={chart.title}
      lines={lines}
      scale={chart.scale}
      notes={chart.rebased ? [base, samplings[chart.sampling]] : [samplings[chart.sampling]]}
    />
  );
}
