import type { ArticleChart } from '#src/contract/provider/article.ts';
import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { cutLevels } from '#src/domain/levels/level-samples.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { placeOfText, type ItemPlace } from './item-file.ts';
import type { Ask } from './questions.ts';

/** A chart of an article, by the key of the article and its file. */
export type PlacedChart = { key: string; place: ItemPlace | undefined; chart: ArticleChart };

type Series = ReadonlyMap<string, { span: { first: Day } | null; toLevels: () => Levels }>;

/**
 * Asks about charts that end before the first level of an index, whose line they leave out, and about logarithmic ones
 * that are drawn linear, as a level is not above zero.
 */
export function askAboutCharts(charts: readonly PlacedChart[], series: Series, ask: Ask): void {
  for (const placed of charts) {
    const { key, place, chart } = placed;
    if (chart.scale === 'log') askAboutScale(placed, series, ask);
    for (const fundId of chart.indexes) {
      const first = series.get(fundId)?.span?.first;
      if (first === undefined || (dayOfIso(chart.to) ?? first) >= first) continue;
      const question = {
        guard: 'empty-chart' as const,
        ...placeOfText({ kind: 'article', key, place }, chart.title),
        index: fundId,
        found: `the chart "${chart.title}" ends on ${chart.to}, before its first level, of ${isoOfDay(first)}`,
        advice: 'Look at from and to of the chart, or take the index out of it',
      };
      ask(question, { kind: 'article', key });
    }
  }
}

function askAboutScale({ key, place, chart }: PlacedChart, series: Series, ask: Ask): void {
  const { title, indexes, from, to } = chart;
  const [first, last] = [dayOfIso(from ?? ''), dayOfIso(to)];
  for (const fundId of indexes) {
    const levels = series.get(fundId)?.toLevels();
    if (!levels) continue;
    const { days, values } = cutLevels(levels, first ?? -Infinity, last ?? Infinity);
    const at = values.findIndex((value) => value <= 0);
    if (at < 0) continue;
    const question = {
      guard: 'unused-setting' as const,
      ...placeOfText({ kind: 'article', key, place }, title),
      index: fundId,
      found: `the chart "${title}" is drawn with a linear scale: the level of ${isoOfDay(days[at]!)} is ${values[at]}`,
      advice: 'Take scale: log out of the chart, which shows levels above zero alone',
    };
    ask(question, { kind: 'article', key });
  }
}
