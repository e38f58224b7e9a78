import * as z from 'zod';
import { filePattern } from '#src/contract/provider/file-pattern.ts';
import { encodings } from '../reading/decode-text.ts';
import { prepareReplacements, type Replacements } from './replace-texts.ts';

/** Usual marks for "no value"; a source may name its own instead. */
export const usualMissingMarks = ['', '.', '-', 'NA', 'N/A', '#N/A', '#VALUE!'];

export const numberStyles = ['1234.56', '1,234.56', '1.234,56', '1 234,56'] as const;

const cell = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** A name, or a position counted from 1. */
const sourceColumn = z.union([z.string(), z.int().positive()]);

/** How a column of ours is made from a row of a foreign file. */
const columnObject = z.object({
  /** Several columns: the first with a value. */
  from: z.union([sourceColumn, z.array(sourceColumn).min(1)]).optional(),
  /** `{Symbol} {Exchange}`: a text with columns of the source in braces. */
  template: z.string().optional(),
  /** The same value for every row. */
  value: cell.optional(),
  /** `levels_*.csv`: the text that the star matches in the file's name, for every row. */
  fileName: z
    .string()
    .regex(/^[^*/]*\*[^*/]*$/, 'the name of a file with one * in it')
    .optional(),
  /** `IDX-*-USD`: the text that the star matches in the value. */
  part: z
    .string()
    .regex(/^[^*]*\*[^*]*$/, 'a text with one * in it')
    .optional(),
  /** Letter case of the value, before `map` is applied. */
  case: z.enum(['upper', 'lower']).optional(),
  /** Values of the source → ours; null makes a value missing. */
  map: z.record(z.string(), cell.nullable()).optional(),
  /** Replaces values that `map` does not contain; null makes them missing. */
  others: cell.nullable().optional(),
  /** Text → replacement; where several match at a place, the longest. */
  replace: z.record(z.string().min(1), z.string()).optional(),
  /** Replaces a missing value. */
  absent: cell.optional(),
  missing: z.array(cell).optional(),
  /** `M/D/YYYY`, `YYYYMM` (the month's last day), `YYYY年M月D日` …; ISO when not given. */
  date: z.string().optional(),
  number: z.enum(numberStyles).optional(),
  times: z
    .number()
    .refine((times) => times !== 0, 'a number other than 0')
    .optional(),
  /** Replaces a measure, such as market capitalisation, by its share of the sum. */
  share: z.boolean().optional(),
});

const columnRule = z.preprocess(
  (rule) => (typeof rule === 'string' || typeof rule === 'number' ? { from: rule } : rule),
  columnObject.transform((rule): ColumnRule =>
    rule.replace ? { ...rule, replacements: prepareReplacements(rule.replace) } : rule,
  ),
);

/** Rows that are left out, or the only ones kept, and the reason for the summary. */
const conditionRule = z.object({
  column: sourceColumn,
  /**
   * Rows with one of these values; without it, rows where the column is missing (to leave out) or present (to keep).
   */
  in: z.array(cell).optional(),
  reason: z.string().min(1),
});

/** Another file whose columns are added to the rows with the same key. */
const join = z.object({
  file: z.string().min(1),
  encoding: z.enum(encodings).optional(),
  delimiter: z.string().length(1).optional(),
  preamble: z.int().min(0).default(0),
  /** Column of this file with the key. */
  column: z.string().min(1),
  /** Column of the other file with the key, unique there; by default the same name. */
  key: z.string().min(1).optional(),
  /** Prefix of its column names, followed by a dot, so that they differ from those of this file. */
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
  /** Faulty rows that may be left out (and are counted) before the release is refused. */
  tolerance: z.object({ rows: z.int().min(0) }).default({ rows: 0 }),
  leaveOut: z.array(conditionRule).default([]),
  /** A row is kept if it meets all of them. */
  keep: z.array(conditionRule).default([]),
  joins: z.array(join).default([]),
  /** Name of the column made from rows with a single value, which are headings of the rows below. */
  headings: z.string().min(1).optional(),
  /** Without it, the file has our own column names. */
  columns: z.record(z.string(), columnRule).optional(),
});

/** How columns that stand for years or months become dates. */
const across = z.object({
  /** `YYYY` (the year's last day), `YYYY-MM`, `YYYY MMM` … */
  date: z.string(),
  /** Columns of levels; by default those whose names are such dates. */
  in: z.array(cell).min(1).optional(),
  /** `{Year} {column}`: the date, made from the column's name and other columns. */
  template: z.string().default('{column}'),
});

/** Returns that levels are chained from. */
const returnsRule = z.object({
  as: z.enum(['fractions', 'percent']),
  /** The level before the first return. */
  base: z.number().positive().default(100),
  /** The day of that level; without it, it is not published. */
  baseDate: z.iso.date().optional(),
});

const levelsSource = source.extend({
  /** Wide files: column of the source → fundId. By default the header has fundIds. */
  series: z.record(z.string(), z.string()).optional(),
  across: across.optional(),
  returns: returnsRule.optional(),
  /** The source describes files that arrive by themselves, day by day: the folder need not have one. */
  daily: z.boolean().optional(),
});

/** `mapping.yaml`: how foreign files become ours. */
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

export type ColumnRule = z.infer<typeof columnObject> & {
  /** `replace`, prepared for all values of the column. */
  replacements?: Replacements;
};

export type ConditionRule = z.infer<typeof conditionRule>;
export type JoinRule = z.infer<typeof join>;
export type Across = z.infer<typeof across>;
export type ReturnsRule = z.infer<typeof returnsRule>;
export type Source = z.infer<typeof levelsSource>;
export type Mapping = z.infer<typeof mapping>;
export type TableKind = keyof Mapping;
