import * as z from 'zod';
import type { ArticleChart } from '#src/contract/provider/article.ts';
import { eachOnce } from '#src/contract/provider/each-once.ts';
import { id, isoDate } from '#src/contract/provider/index-record.ts';
import { dayOf, dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { monthsBefore } from '#src/domain/levels/calendar.ts';
import type { Faults } from '../faults.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { parseYaml, type ReadYaml, type YamlText } from '../reading/read-yaml.ts';

const months = { '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60, '10Y': 120, '20Y': 240 } as const;
const periods = [...(Object.keys(months) as (keyof typeof months)[]), 'YTD', 'Max'] as const;
type Period = (typeof periods)[number];

/** A day that the text mentions, or a span of days. */
const mark = z
  .object({ from: isoDate, to: isoDate.optional(), label: z.string().trim().min(1) })
  .refine(({ from, to }) => to === undefined || from < to, {
    path: ['to'],
    message: 'a day after from',
  });

const chart = z
  .object({
    title: z.string().min(1),
    /** The finding of the chart: a sentence that is its heading. */
    finding: z.string().trim().min(1).optional(),
    indexes: z.array(id).min(1).max(6).superRefine(eachOnce('index')),
    /** Counted back from the last day shown. */
    period: z.enum(periods).optional(),
    from: isoDate.optional(),
    to: isoDate.optional(),
    /** Several indexes are rebased by default; a single one is not. */
    rebased: z.boolean().optional(),
    scale: z.enum(['linear', 'log']).default('linear'),
    marks: z.array(mark).max(4).default([]),
  })
  .refine(({ period, from }) => period === undefined || from === undefined, {
    path: ['period'],
    message: 'either period or from',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    message: 'a day after from',
  });

/**
 * Reads a chart of an article: title, indexes, and the time shown. It ends on the article's date unless it names a last
 * day, so that it always shows what the text describes.
 */
export function readChart(
  yaml: YamlText,
  articleDate: string,
  directory: IndexDirectory,
  faults: Faults,
): ArticleChart | null {
  const read = parseYaml(yaml, chart, faults);
  if (!read) return null;
  const { title, finding, indexes, period, to = articleDate, rebased, scale, marks } = read.value;
  for (const [at, fundId] of indexes.entries()) {
    if (directory.has(fundId)) continue;
    const expected = 'the fund_id of an index';
    faults.add({ file: yaml.file, ...read.at(['indexes', at]), expected, found: fundId });
  }
  const from = period === undefined ? (read.value.from ?? null) : startOf(period, dayOfIso(to)!);
  addUnseenMarks(read, yaml.file, { from, to }, faults);
  return {
    kind: 'chart',
    title,
    finding: finding ?? null,
    marks: marks.map(({ from: day, to: last = null, label }) => ({ from: day, to: last, label })),
    indexes,
    from,
    to,
    rebased: rebased ?? indexes.length > 1,
    scale,
  };
}

/** Adds a fault for every mark that lies outside the time shown. */
function addUnseenMarks(
  read: ReadYaml<z.infer<typeof chart>>,
  file: string,
  shown: { from: string | null; to: string },
  faults: Faults,
): void {
  for (const [index, { from, to = from }] of read.value.marks.entries()) {
    if (to <= shown.to && (shown.from === null || from >= shown.from)) continue;
    const expected = `days that the chart shows (${shown.from ?? 'the first level'} to ${shown.to})`;
    faults.add({ file, ...read.at(['marks', index, 'from']), expected, found: from });
  }
}

function startOf(period: Period, last: Day): string | null {
  if (period === 'Max') return null;
  if (period === 'YTD') return isoOfDay(dayOf(Number(isoOfDay(last).slice(0, 4)) - 1, 12, 31)!);
  return isoOfDay(monthsBefore(last, months[period]));
}
