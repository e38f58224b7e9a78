import type { ArticleAnswer, ChartWithLevels } from '#src/contract/api/insights.ts';
import type { ArticleBlock, ArticleChart } from '#src/contract/provider/article.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { encodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';
import { cutLevels, sampleLevels, samplingFor } from '#src/domain/levels/level-samples.ts';
import { weeklyLevels } from '#src/domain/levels/weekly-levels.ts';
import { findItem } from '#src/store/items/items.ts';
import { listShownLevels } from '../levels/shown-levels.ts';
import type { Stored } from '../source.ts';

type Series = { levels: Levels; resolution: 'published' | 'weekly' };

/** The parts of an article, its charts with the levels that they show. */
export async function chartsWithLevels(
  blocks: readonly ArticleBlock[],
  source: Stored,
): Promise<ArticleAnswer['blocks']> {
  const charts = blocks.filter((block) => block.kind === 'chart');
  const fundIds = new Set(charts.flatMap((chart) => chart.indexes));
  if (fundIds.size === 0) return blocks.filter((block) => block.kind === 'html');
  const series = await listShownSeries([...fundIds], source);
  return blocks.map((block) =>
    block.kind === 'chart' ? withLevels(block, series, source) : block,
  );
}

/**
 * The public levels of series. As in `/index-prices`, a chart gives no more of an index than is needed to draw a line.
 */
export async function listShownSeries(
  fundIds: readonly string[],
  source: Stored,
): Promise<ReadonlyMap<string, Series>> {
  const { db, snapshot } = source;
  const [all, records] = await Promise.all([
    listShownLevels(fundIds, source),
    Promise.all(fundIds.map((fundId) => findItem(db, snapshot.release, 'index', fundId))),
  ]);
  const open = new Set(
    records.flatMap((record) => (record?.entitlements.downloads ? record.fundId : [])),
  );
  return new Map(
    Array.from(all, ([fundId, levels]): [string, Series] => [
      fundId,
      open.has(fundId)
        ? { levels, resolution: 'published' }
        : { levels: weeklyLevels(levels), resolution: 'weekly' },
    ]),
  );
}

function withLevels(
  chart: ArticleChart,
  series: ReadonlyMap<string, Series>,
  { snapshot: { catalogue } }: Stored,
): ChartWithLevels {
  const { indexes } = catalogue;
  const all = chart.indexes.flatMap((fundId) => {
    const found = series.get(fundId);
    const row = indexes.find('fundId', fundId);
    return found && row !== null ? [{ fundId, ...found, listed: indexes.row(row) }] : [];
  });
  // A rate may pass through zero: of levels that are no invested money nothing begins at 100.
  const rebased = chart.rebased && all.every(({ listed }) => listed.hasReturns === 'yes');
  const to = dayOfIso(chart.to)!;
  const from = firstDay(
    { ...chart, rebased },
    all.map(({ levels }) => levels),
  );
  const isThinned = all.some(({ resolution }) => resolution === 'weekly');
  const finest = samplingFor(from, to);
  const sampling = isThinned && finest === 'every-level' ? 'week-ends' : finest;
  return {
    ...chart,
    rebased,
    sampling,
    series: all.flatMap(({ fundId, levels, resolution, listed }) => {
      const shown = encodeLevels(sampleLevels(cutLevels(levels, from, to), sampling));
      if (shown === null) return [];
      const { name, currency, returnType, hedgedTo, launchDate } = listed;
      return {
        fundId,
        portfolioName: name,
        currency,
        returnType,
        hedgedTo,
        hasReturns: listed.hasReturns === 'yes',
        launchDate,
        resolution,
        levels: shown,
      };
    }),
  };
}

/** Lines that are rebased to 100 start on the first day that all have a level. */
function firstDay({ from, rebased }: ArticleChart, all: readonly Levels[]): number {
  const firsts = all.map(({ days }) => days[0]!);
  const begin = from === null ? Math.min(...firsts) : dayOfIso(from)!;
  return rebased ? Math.max(begin, ...firsts) : begin;
}
