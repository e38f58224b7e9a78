import type { InsightPicture } from '#src/contract/api/insights.ts';
import type { Article } from '#src/contract/provider/article.ts';
import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { monthsBefore } from '#src/domain/levels/calendar.ts';
import { changeOf } from '#src/domain/levels/change-of.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { levelOnOrBefore, positionOnOrBefore } from '#src/domain/levels/level-on.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { findItems } from '#src/store/items/items.ts';
import { rounded } from '../figures/rounded.ts';
import { listShownSeries } from './article-charts.ts';
import type { Stored } from '../source.ts';
import type { ListedArticle } from './to-insight.ts';

const shownMonths = 60;
const steps = 48;

const picturesOf = oncePerRelease(
  async (_source: Stored) => new Map<string, InsightPicture | null>(),
);

/** The series of an article's picture: the first index that has levels. */
type Drawn = { indexes: readonly string[]; from: Day | null; to: Day };

/**
 * The picture of each article: the first line of its first chart over the chart's time; without a chart, its first
 * index over the five years before its date. Made once per release.
 */
export async function articlePictures(
  rows: readonly ListedArticle[],
  source: Stored,
): Promise<(InsightPicture | null)[]> {
  const known = await picturesOf(source);
  const missing = rows.map(({ key }) => key).filter((key) => !known.has(key));
  if (missing.length > 0) {
    const { db, snapshot } = source;
    const articles = await findItems(db, snapshot.release, 'article', missing);
    const drawn = articles.map(drawnOf);
    const indexes = [...new Set(drawn.flatMap((one) => one.indexes))];
    const levels = await listShownSeries(indexes, source);
    for (const [at, { articleId, language }] of articles.entries()) {
      known.set(`${articleId}/${language}`, pictureOf(drawn[at]!, levels, source));
    }
  }
  return rows.map(({ key }) => known.get(key) ?? null);
}

export function drawnOf({ blocks, indexes, date }: Article): Drawn {
  const chart = blocks.find((block) => block.kind === 'chart');
  if (chart) {
    const from = chart.from === null ? null : dayOfIso(chart.from);
    return { indexes: chart.indexes, from, to: dayOfIso(chart.to)! };
  }
  const to = dayOfIso(date)!;
  return { indexes, from: monthsBefore(to, shownMonths), to };
}

function pictureOf(
  { indexes, from, to }: Drawn,
  levels: Awaited<ReturnType<typeof listShownSeries>>,
  { snapshot: { catalogue } }: Stored,
): InsightPicture | null {
  const fundId = indexes.find((one) => levels.has(one));
  const row = fundId === undefined ? null : catalogue.indexes.find('fundId', fundId);
  if (fundId === undefined || row === null) return null;
  const part = partOf(levels.get(fundId)!.levels, from, to);
  const { name, launchDate, ...listed } = catalogue.indexes.row(row);
  const hasReturns = listed.hasReturns === 'yes';
  const change = changeOf(part.values.at(-1) ?? null, part.values[0] ?? null, hasReturns);
  if (change === null || part.values.length < 2) return null;
  return {
    fundId,
    portfolioName: name,
    from: isoOfDay(part.days[0]!),
    to: isoOfDay(part.days.at(-1)!),
    launchDate,
    change: rounded(change.value),
    changeUnit: change.unit,
    level: change.level,
    // The line shows growth, which only invested money has.
    line: heightsOf(part, hasReturns ? Math.log : (level) => level),
  };
}

/** The levels from a day on, or from the last one before it, from which the growth is measured. */
function partOf(levels: Levels, from: Day | null, to: Day): Levels {
  const begin = from === null ? 0 : Math.max(0, positionOnOrBefore(levels, from));
  const end = positionOnOrBefore(levels, to) + 1;
  return { days: levels.days.subarray(begin, end), values: levels.values.subarray(begin, end) };
}

function heightsOf(part: Levels, scaled: (level: number) => number): number[] {
  const [first, last] = [part.days[0]!, part.days.at(-1)!];
  const heights = Array.from({ length: steps }, (_, step) =>
    scaled(levelOnOrBefore(part, first + Math.round(((last - first) * step) / (steps - 1)))!),
  );
  const low = Math.min(...heights);
  const span = Math.max(...heights) - low || 1;
  return heights.map((value) => Math.round(((value - low) / span) * 100));
}
