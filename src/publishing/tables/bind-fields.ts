import { dateReader, readIsoDate, type DateReader } from '../mapping/date-format.ts';
import { readNumber } from '../mapping/number-style.ts';
import { replaceTexts } from '../mapping/replace-texts.ts';
import { starIn } from '../mapping/star-in.ts';
import { usualMissingMarks, type ColumnRule, type Source } from '../mapping/mapping-schema.ts';
import { isoOfDay } from '#src/domain/day.ts';
import type { Field } from './field.ts';
import type { HeaderLookup } from './header-lookup.ts';

/** A column of ours bound to the columns of one file. */
export type BoundField = {
  field: Field;
  /** The cell that faults point to; null where the value is not from the file. */
  cell: number | null;
  /** The value's text; null when it is missing. */
  text: (cells: readonly string[]) => string | null;
  /** The text, where it does not match the mapping's pattern. */
  misfit: (cells: readonly string[]) => string | null;
  part: string | null;
  /** Undefined where the text is not of the type. */
  parse: (text: string) => unknown;
  /** Describes the type, for faults. */
  expected: string;
};

/** Binds our fields to a file: by the mapping's rules, or by name where the file has our own format. */
export function bindFields(
  fields: readonly Field[],
  source: Source,
  header: HeaderLookup,
): BoundField[] {
  return fields.flatMap((field) => {
    const rule = source.columns ? source.columns[field.column] : { from: field.column };
    if (!rule || (!source.columns && !header.has(field.column))) return [];
    return [bindField(field, rule, source, header)];
  });
}

/** Binds one field to a file by one rule. */
export function bindField(
  field: Field,
  rule: ColumnRule,
  source: Source,
  header: HeaderLookup,
): BoundField {
  const missing = new Set(rule.missing ?? source.missing ?? usualMissingMarks);
  const { read, cell } = bindText(rule, header, missing);
  return {
    field,
    cell,
    text(cells) {
      const found = read(cells);
      const text = found === null ? null : translate(inCase(partOf(found, rule), rule), rule);
      return text ?? rule.absent ?? null;
    },
    misfit(cells) {
      const found = rule.part === undefined ? null : read(cells);
      return found === null || starIn(rule.part!, found) !== null ? null : found;
    },
    part: rule.part ?? null,
    ...bindType[field.type](rule),
  };
}

/** A template is missing where one of its columns is. */
function bindText(rule: ColumnRule, header: HeaderLookup, missing: ReadonlySet<string>) {
  const { value } = rule;
  if (value !== undefined) return { cell: null, read: () => value };
  const one = (cell: number) => (cells: readonly string[]) => {
    const text = collapse(cells[cell] ?? '');
    return missing.has(text) ? null : text;
  };
  if (rule.template === undefined) {
    const sources = [rule.from ?? ''].flat().map((column) => header.get(column));
    const reads = sources.map(one);
    const read = (cells: readonly string[]) => firstText(reads, cells);
    return { cell: sources[0] ?? null, read: reads.length === 1 && reads[0] ? reads[0] : read };
  }
  const parts = rule.template.split(/\{([^}]+)\}/);
  const reads = parts.map((part, index) => (index % 2 ? one(header.get(part)) : () => part));
  const read = (cells: readonly string[]) => {
    const texts = reads.map((readPart) => readPart(cells));
    return texts.includes(null) ? null : texts.join('');
  };
  return { cell: parts[1] === undefined ? null : header.get(parts[1]), read };
}

type ReadCell = (cells: readonly string[]) => string | null;

function firstText(reads: readonly ReadCell[], cells: readonly string[]): string | null {
  for (const read of reads) {
    const text = read(cells);
    if (text !== null) return text;
  }
  return null;
}

/** Spaces around a value and line ends within it belong to the file, not to the value. */
function collapse(text: string): string {
  return /^\s|\s$|\s\s|[\n\r\t]/.test(text) ? text.trim().replaceAll(/\s+/g, ' ') : text;
}

/** The text that the star of `part` matches; a text that does not match is a misfit. */
function partOf(text: string, { part }: ColumnRule): string {
  return part === undefined ? text : (starIn(part, text) ?? text);
}

function inCase(text: string, rule: ColumnRule): string {
  if (rule.case === undefined) return text;
  return rule.case === 'upper' ? text.toUpperCase() : text.toLowerCase();
}

/** Mapped values are taken as they are; in others, unprintable characters are replaced. */
function translate(text: string, rule: ColumnRule): string | null {
  const mapped = rule.map?.[text];
  if (mapped !== undefined) return mapped;
  if (rule.others !== undefined) return rule.others;
  return rule.replacements ? replaceTexts(text, rule.replacements) : text;
}

type BoundType = Pick<BoundField, 'parse' | 'expected'>;

const bindType: Record<Field['type'], (rule: ColumnRule) => BoundType> = {
  text: () => ({ parse: (text) => text, expected: 'a text' }),
  list: () => ({ parse: (text) => text.split('|').map((part) => part.trim()), expected: 'a list' }),
  'yes-no': () => ({ parse: (text) => ({ yes: true, no: false })[text], expected: 'yes or no' }),
  date: bindDate,
  integer: (rule) => bindNumber(rule, 'a whole number', Number.isInteger),
  number: (rule) => bindNumber(rule, `a number like ${rule.number ?? '1234.56'}`, Number.isFinite),
};

function bindDate(rule: ColumnRule): BoundType {
  const read = dateReaderOf(rule);
  return {
    parse(text) {
      const day = read(text);
      return day === null ? undefined : isoOfDay(day);
    },
    expected: `a date (${rule.date ?? 'YYYY-MM-DD'})`,
  };
}

export function dateReaderOf({ date }: ColumnRule): DateReader {
  return (date ? dateReader(date) : null) ?? readIsoDate;
}

function bindNumber(rule: ColumnRule, expected: string, accepts: (value: number) => boolean) {
  return {
    parse(text: string) {
      const value = readNumber(text, rule.number ?? '1234.56');
      return value !== null && accepts(value) ? value * (rule.times ?? 1) : undefined;
    },
    expected,
  };
}
