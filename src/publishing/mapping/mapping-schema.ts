import * as z from 'zod';
import { filePattern } from '#src/contract/provider/file-pattern.ts';
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
  /** `IDX-*-USD`: what the star stands for in the value. */
  part: z
    .string()
    .regex(/^[^*]*\*[^*]*$/, 'a text with one * in it')
    .optional(),
  /** Letters of the value, before `map` sees it. */
  case: z.enum(['upper', 'lower']).optional(),
  /** Values of the source → ours; null makes the value missing. */
  map: z.record(z.string(), cell.nullable()).optional(),
  /** What values become that `map` does not name; null makes them missing. */
  others: cell.nullable().optional(),
  /** Characters and words → what stands for them; of several that fit in a place, the longest. */
  replace: z.record(z.string().min(1), z.string()).optional(),
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

/** Another file, of which each row of this one gets the columns of the row with the same key. */
const join = z.object({
  file: z.string().min(1),
  encoding: z.enum(encodings).optional(),
  delimiter: z.string().length(1).optional(),
  preamble: z.int().min(0).default(0),
  /** Column of this file that holds the key. */
  column: z.string().min(1),
  /** Column of the other file that holds it, each key once; by the same name where it is not given. */
  key: z.string().min(1).optional(),
  /** What stands before the names of its columns, with a dot, so that they differ from those of this file. */
  as: z.string().min(1).optional(),
});

const source = z.object({
  /** Path or pattern (`levels/*.csv`), below the provider folder or the folder of `--files`. */
  file: filePattern,
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
  joins: z.array(join).default([]),
  /** Name of the column that rows with a single value, of the rows below them, are made to. */
  headings: z.string().min(1).optional(),
  /** Without it, the file has our own column names. */
  columns: z.record(z.string(), columnRule).optional(),
});

/** How columns that stand for years or months become days. */
const across = z.object({
  /** `YYYY` (the year's last day), `YYYY-MM`, `YYYY MMM` … */
  date: z.string(),
  /** Columns of levels; without it those whose names are such dates. */
  in: z.array(cell).min(1).optional(),
  /** `{Year} {column}`: the date, of the name of the column and of other columns. */
  template: z.string().default('{column}'),
});

/** Returns that levels are chained from. */
const returnsRule = z.object({
  as: z.enum(['fractions', 'percent']),
  /** The level that the first return starts from. */
  base: z.number().positive().default(100),
  /** The day of that level; without it, it is none. */
  baseDate: z.iso.date().optional(),
});

const levelsSource = source.extend({
  /** Wide files: column of the source → fundId. Without it, the header names fundIds. */
  series: z.record(z.string(), z.string()).optional(),
  across: across.optional(),
  returns: returnsRule.optional(),
  /** Of files that come by themselves, day by day: the folder need not have one. */
  daily: z.boolean().optional(),
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

export type JoinRule = z.infer<typeof join>;
export type Across = z.infer<typeof across>;
export type ReturnsRule = z.infer<typeof returnsRule>;
export type Source = z.infer<typeof levelsSource>;
export type Mapping = z.infer<typeof mapping>;
export type TableKind = keyof Mapping;
