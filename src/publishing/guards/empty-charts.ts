import type { ArticleChart } from '#src/contract/provider/article.ts';
import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { placeOfText, type ItemPlace } from './item-file.ts';
import type { Ask } from './questions.ts';

/** A chart of an article, by the key of the article and its file. */
export type PlacedChart = { key: string; place: ItemPlace | undefined; chart: ArticleChart };

type FirstDays = ReadonlyMap<string, { span: { first: Day } | null }>;

/** Asks about charts that end before the first level of an index, whose line they leave out. */
export function askAboutCharts(charts: readonly PlacedChart[], series: FirstDays, ask: Ask): void {
  for (const { key, place, chart } of charts) {
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
