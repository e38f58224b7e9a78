import * as z from 'zod';
import { encodings } from '../reading/decode-text.ts';

/** Marks that stand for "no value" in files as they come; a source may name its own instead. */
export const usualMissingMarks = ['', '.', '-', 'NA', 'N/A', '#N/A', '#VALUE!'];

export const numberStyles = ['1234.56', '1,234.56', '1.234,56', '1 234,56'] as const;

const cell = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** A name, or a position counted from 1. */
const sourceColumn = z.union([z.string(), z.int().positive()]);

/** How one column of ours is made from a row of a foreign file. */
const columnObject = z.object({
  /** Of several columns, the first that has a value. */
  from: z.union([sourceColumn, z.array(sourceColumn).min(1)]).optional(),
  /** `{Symbol} {Exchange}`: a text with columns of the source in braces. */
  template: z.string().optional(),
  /** The same for every row. */
  value: cell.optional(),
  /** `levels_*.csv`: what the star stands for in the name of the file, the same for every row of it. */
  fileName: z
    .string()
    .regex(/^[^*/]*\*[^*/]*$/, 'the name of a file with one * in it')
    .optional(),
  /** Letters of the value, before `map` sees it. */
  case: z.enum(['upper', 'lower']).optional(),
  /** Values of the source → ours; null makes the value missing. */
  map: z.record(z.string(), cell.nullable()).optional(),
  /** What values become that `map` does not name; null makes them missing. */
  others: cell.nullable().optional(),
  /** Characters that an identifier of ours cannot hold → what stands for them. */
  replace: z.record(z.string(), z.string()).optional(),
  /** What a missing value becomes. */
  absent: cell.optional(),
  missing: z.array(cell).optional(),
  /** `M/D/YYYY`, `YYYYMM` (the month's last day), `YYYY年M月D日` …; ISO when not given. */
  date: z.string().optional(),
  number: z.enum(numberStyles).optional(),
  times: z.number().optional(),
  /** The value is a measure, such as market capitalisation, and its share of the sum is wanted. */
  share: z.boolean().optional(),
});

const columnRule = z.preprocess(
  (rule) => (typeof rule === 'string' || typeof rule === 'number' ? { from: rule } : rule),
  columnObject,
);

/** Rows that are not wanted, or alone are, and the reason that the summary gives for what is left out. */
const conditionRule = z.object({
  column: sourceColumn,
  /** Rows with one of these values; without it, those where the column is missing, and to be kept those where it is not. */
  in: z.array(cell).optional(),
  reason: z.string().min(1),
});

const source = z.object({
  /** Path or pattern (`levels/*.csv`), below the provider folder or the folder of `--files`. */
  file: z.string().min(1),
  encoding: z.enum(encodings).optional(),
  delimiter: z.string().length(1).optional(),
  preamble: z.int().min(0).default(0),
  header: z.boolean().default(true),
  missing: z.array(cell).optional(),
  /** Rows with a fault that may be left out (and are accounted for) before the release stops. */
  tolerance: z.object({ rows: z.int().min(0) }).default({ rows: 0 }),
  leaveOut: z.array(conditionRule).default([]),
  /** A row is kept that meets all of them. */
  keep: z.array(conditionRule).default([]),
  /** Without it, the file has our own column names. */
  columns: z.record(z.string(), columnRule).optional(),
});

const levelsSource = source.extend({
  /** Wide files: column of the source → fundId. Without it, the header names fundIds. */
  series: z.record(z.string(), z.string()).optional(),
});

/** `mapping.yaml`: how files that others made become ours. */
export const mapping = z.object({
  indexes: z.array(source).default([]),
  levels: z.array(levelsSource).default([]),
  constituents: z.array(source).default([]),
  characteristics: z.array(source).default([]),
  products: z.array(source).default([]),
  'structured-products': z.array(source).default([]),
  sustainability: z.array(source).default([]),
  'sustainability-metrics': z.array(source).default([]),
  documents: z.array(source).default([]),
  'document-versions': z.array(source).default([]),
  redirects: z.array(source).default([]),
  notices: z.array(source).default([]),
  'gender-diversity': z.array(source).default([]),
});

export type ColumnRule = z.infer<typeof columnObject>;

export type Source = z.infer<typeof levelsSource>;
export type Mapping = z.infer<typeof mapping>;
export type TableKind = keyof Mapping;
