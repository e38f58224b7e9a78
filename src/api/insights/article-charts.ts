import type { ArticleAnswer, ChartWithLevels } from '#src/contract/api/insights.ts';
import type { ArticleBlock, ArticleChart } from '#src/contract/provider/article.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { encodeLevels, type Levels } from '#src/domain/level-columns.ts';
import { cutLevels, sampleLevels, samplingFor } from '#src/domain/level-samples.ts';
import { listLevels } from '#src/store/levels.ts';
import type { Stored } from '../source.ts';

/** The parts of an article, its charts with the levels that they show. */
export async function chartsWithLevels(
  blocks: readonly ArticleBlock[],
  source: Stored,
): Promise<ArticleAnswer['blocks']> {
  const charts = blocks.filter((block) => block.kind === 'chart');
  const fundIds = new Set(charts.flatMap((chart) => chart.indexes));
  if (fundIds.size === 0) return blocks.filter((block) => block.kind === 'html');
  const levels = await listLevels(source.db, source.snapshot.release, [...fundIds]);
  return blocks.map((block) =>
    block.kind === 'chart' ? withLevels(block, levels, source) : block,
  );
}

function withLevels(
  chart: ArticleChart,
  levels: ReadonlyMap<string, Levels>,
  { snapshot: { catalogue } }: Stored,
): ChartWithLevels {
  const all = chart.indexes.flatMap((fundId) => {
    const series = levels.get(fundId);
    return series ? [{ fundId, series }] : [];
  });
  const to = dayOfIso(chart.to)!;
  const from = firstDay(
    chart,
    all.map(({ series }) => series),
  );
  const sampling = samplingFor(from, to);
  return {
    ...chart,
    sampling,
    series: all.flatMap(({ fundId, series }) => {
      const shown = encodeLevels(sampleLevels(cutLevels(series, from, to), sampling));
      const row = catalogue.indexes.find('fundId', fundId);
      if (shown === null || row === null) return [];
      const { name, currency, returnType, launchDate } = catalogue.indexes.row(row);
      return { fundId, portfolioName: name, currency, returnType, launchDate, levels: shown };
    }),
  };
}

/** Lines that begin at 100 begin together, on the first day that all have a level. */
function firstDay({ from, rebased }: ArticleChart, all: readonly Levels[]): number {
  const firsts = all.map(({ days }) => days[0]!);
  const begin = from === null ? Math.min(...firsts) : dayOfIso(from)!;
  return rebased ? Math.max(begin, ...firsts) : begin;
}
