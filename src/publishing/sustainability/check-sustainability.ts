import * as z from 'zod';
import { id, isoDate } from '#src/contract/provider/index-record.ts';
import {
  sustainabilityDatapoint,
  sustainabilityMetric,
  type Sustainability,
} from '#src/contract/provider/sustainability.ts';
import type { OwnFigure } from '#src/contract/provider/own/own-figures.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import { comingDayProblem } from '../tables/coming-day.ts';
import type { Field } from '../tables/field.ts';
import { localFields } from '../tables/local-fields.ts';
import { readRecords, type RecordRow } from '../tables/read-records.ts';
import type { Problem } from '../tables/read-rows.ts';

/** Columns of `sustainability-metrics.csv`: one row for each metric, with its definition. */
export const metricFields: readonly Field[] = [
  { column: 'metric', path: 'metric', type: 'text', required: true },
  { column: 'pillar', path: 'pillar', type: 'text', required: true },
  ...localFields({ column: 'name', path: 'name', type: 'text', required: true }),
  ...localFields({ column: 'definition', path: 'definition', type: 'text', required: true }),
  { column: 'unit', path: 'unit', type: 'text' },
  { column: 'decimals', path: 'decimals', type: 'integer', absent: 1 },
];

/** Columns of `sustainability.csv`: one row for each index and metric. */
export const sustainabilityFields: readonly Field[] = [
  { column: 'index', path: 'fundId', type: 'text', required: true },
  { column: 'as_of', path: 'asOfDate', type: 'date' },
  { column: 'metric', path: 'datapoint.metric', type: 'text', required: true },
  { column: 'value', path: 'datapoint.value', type: 'number' },
  { column: 'gap', path: 'datapoint.gap', type: 'text' },
  { column: 'coverage', path: 'datapoint.coverage', type: 'number' },
];

const metricRow = sustainabilityMetric.omit({ position: true });
const datapointRow = z.object({
  fundId: id,
  asOfDate: isoDate.nullable(),
  datapoint: sustainabilityDatapoint,
});

/** Reads the metrics with their definitions, then the values of each index. */
export async function checkSustainability(
  context: CheckContext,
  directory: IndexDirectory,
  own: readonly OwnFigure[],
): Promise<void> {
  const taken = new Set(own.map(({ figure }) => figure));
  const metrics = new Set<string>();
  for (const file of context.listFiles('sustainability-metrics')) {
    await readMetrics(file, metrics, taken, context);
  }
  const found = new Map<string, Sustainability>();
  for (const file of context.listFiles('sustainability')) {
    await readRecords(file, sustainabilityFields, datapointRow, context, (row, at) => {
      const problem =
        wrongReference(row, at, metrics, directory) ??
        comingDayProblem('as_of', row.asOfDate, at, context.today) ??
        addDatapoint(found, row, at);
      return problem ? [problem] : undefined;
    });
  }
  for (const [fundId, body] of found) context.put('sustainability', fundId, body);
}

async function readMetrics(
  file: SourceFile,
  metrics: Set<string>,
  taken: ReadonlySet<string>,
  context: CheckContext,
): Promise<void> {
  await readRecords(file, metricFields, metricRow, context, (record, at) => {
    if (metrics.has(record.metric)) {
      return [{ cell: at.cellOf('metric'), expected: 'a metric once', found: record.metric }];
    }
    if (taken.has(record.metric)) {
      const expected = 'a metric that is none of the figures of site.yaml';
      return [{ cell: at.cellOf('metric'), expected, found: record.metric }];
    }
    context.put('sustainability-metric', record.metric, { ...record, position: metrics.size });
    metrics.add(record.metric);
    return undefined;
  });
}

type Row = z.output<typeof datapointRow>;

function wrongReference(
  { fundId, datapoint: { metric } }: Row,
  at: RecordRow,
  metrics: ReadonlySet<string>,
  directory: IndexDirectory,
): Problem | null {
  if (!directory.has(fundId)) {
    return { cell: at.cellOf('index'), expected: 'the fund_id of an index', found: fundId };
  }
  if (metrics.has(metric)) return null;
  const expected = 'a metric of sustainability-metrics.csv';
  return { cell: at.cellOf('metric'), expected, found: metric };
}

/** An index has each metric once, and one date for all of them. */
function addDatapoint(
  found: Map<string, Sustainability>,
  { fundId, asOfDate, datapoint }: Row,
  at: RecordRow,
): Problem | null {
  const known = found.get(fundId) ?? { fundId, asOfDate, datapoints: [] };
  if (known.asOfDate !== asOfDate) {
    const expected = `one date for all metrics of ${fundId} (${known.asOfDate ?? 'none'})`;
    return { cell: at.cellOf('as_of'), expected, found: asOfDate ?? '' };
  }
  if (known.datapoints.some(({ metric }) => metric === datapoint.metric)) {
    const expected = `each metric of ${fundId} once`;
    return { cell: at.cellOf('metric'), expected, found: datapoint.metric };
  }
  known.datapoints.push(datapoint);
  found.set(fundId, known);
  return null;
}
