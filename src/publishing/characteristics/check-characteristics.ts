import * as z from 'zod';
import {
  bondFigures,
  bucketKinds,
  characteristicFigures,
  shareFigures,
  type Characteristics,
} from '#src/contract/provider/characteristics.ts';
import { id, isoDate } from '#src/contract/provider/index-record.ts';
import type { CheckContext } from '../check-context.ts';
import type { Fault } from '../faults.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { cellPosition } from '../reading/split-rows.ts';
import { comingDayProblem } from '../tables/coming-day.ts';
import type { Field } from '../tables/field.ts';
import { readRecords, type RecordRow } from '../tables/read-records.ts';
import type { Problem } from '../tables/read-rows.ts';

/** Columns of `characteristics.csv`: one row for each figure, or for the weight of one maturity or rating. */
export const characteristicFields: readonly Field[] = [
  { column: 'index', path: 'fundId', type: 'text', required: true },
  { column: 'as_of', path: 'asOfDate', type: 'date' },
  { column: 'kind', path: 'kind', type: 'text', required: true },
  { column: 'name', path: 'name', type: 'text', required: true },
  { column: 'value', path: 'value', type: 'number', required: true },
];

const row = z.object({
  fundId: id,
  asOfDate: isoDate.nullable(),
  kind: z.enum(['figure', ...bucketKinds]),
  name: z.string(),
  value: z.number(),
});

type Row = z.output<typeof row>;

/** What was read of one index so far, and where its buckets begin. */
type Found = { body: Characteristics; begins: Omit<Fault, 'expected' | 'found'> };

/** Reads the characteristics of indexes. An index has figures of bonds or of shares, never both. */
export async function checkCharacteristics(
  context: CheckContext,
  directory: IndexDirectory,
): Promise<void> {
  const found = new Map<string, Found>();
  for (const file of context.listFiles('characteristics')) {
    await readRecords(file, characteristicFields, row, context, (record, at) => {
      const { fundId, asOfDate } = record;
      const problem = directory.has(fundId)
        ? (comingDayProblem('as_of', asOfDate, at, context.today) ?? add(found, record, at))
        : { cell: at.cellOf('index'), expected: 'the fund_id of an index', found: fundId };
      return problem ? [problem] : undefined;
    });
  }
  for (const [fundId, { body, begins }] of found) {
    for (const { kind, shares } of body.buckets) {
      const sum = shares.reduce((total, { weight }) => total + weight, 0);
      if (Math.abs(sum - 100) <= highestDeviation) continue;
      const expected = `weights by ${kind} of ${fundId} that add up to 100 ± ${highestDeviation}`;
      context.faults.add({ ...begins, expected, found: String(Number(sum.toFixed(6))) });
    }
    context.put('characteristics', fundId, body);
  }
}

const highestDeviation = 0.5;

function add(found: Map<string, Found>, record: Row, at: RecordRow): Problem | null {
  const { fundId, asOfDate } = record;
  const position = cellPosition(at.row, at.cellOf('value') ?? 0, at.delimiter);
  const known = found.get(fundId) ?? {
    body: { fundId, asOfDate, figures: [], buckets: [] },
    begins: { file: at.file, ...position },
  };
  found.set(fundId, known);
  const { body } = known;
  if (body.asOfDate !== asOfDate) {
    const expected = `one date for all of ${fundId} (${body.asOfDate ?? 'none'})`;
    return { cell: at.cellOf('as_of'), expected, found: asOfDate ?? '' };
  }
  return record.kind === 'figure' ? addFigure(body, record, at) : addShare(body, record, at);
}

const isOf = (names: readonly string[]) => (name: string) => names.includes(name);
const isBondFigure = isOf(bondFigures);
const isShareFigure = isOf(shareFigures);

/** Yields, spreads and durations fall below zero, and so do earnings and book values. */
const neverNegative: ReadonlySet<string> = new Set<(typeof characteristicFigures)[number]>([
  'averageMaturity',
  'averageCoupon',
  'dividendYield',
]);

function addFigure(
  { figures }: Characteristics,
  { name, value }: Row,
  at: RecordRow,
): Problem | null {
  const figure = characteristicFigures.find((one) => one === name);
  const cell = at.cellOf('name');
  if (!figure) {
    return { cell, expected: `one of ${characteristicFigures.join(', ')}`, found: name };
  }
  if (figures.some((one) => one.figure === figure)) {
    return { cell, expected: 'each figure of an index once', found: name };
  }
  if (value < 0 && neverNegative.has(figure)) {
    return { cell: at.cellOf('value'), expected: `${figure}: zero or more`, found: String(value) };
  }
  figures.push({ figure, value });
  const names = figures.map((one) => one.figure);
  if (!names.some(isBondFigure) || !names.some(isShareFigure)) return null;
  return { cell, expected: 'figures of bonds or of shares, not of both', found: name };
}

function addShare({ buckets }: Characteristics, record: Row, at: RecordRow): Problem | null {
  const { kind, name, value } = record;
  if (value < 0 || value > 100) {
    return { cell: at.cellOf('value'), expected: 'a weight from 0 to 100', found: String(value) };
  }
  const known = buckets.find((bucket) => bucket.kind === kind);
  const shares = known?.shares ?? [];
  if (!known && kind !== 'figure') buckets.push({ kind, shares });
  if (shares.some((share) => share.name === name)) {
    return { cell: at.cellOf('name'), expected: `each ${kind} of an index once`, found: name };
  }
  shares.push({ name, weight: value });
  return null;
}
