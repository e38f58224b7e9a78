import type { Day } from '#src/domain/day.ts';
import { periodReader } from '../mapping/date-format.ts';
import type { Across, Source } from '../mapping/mapping-schema.ts';
import { bindField, bindFields, dateReaderOf, type BoundField } from '../tables/bind-fields.ts';
import type { Field } from '../tables/field.ts';
import {
  checkHeader,
  duplicateColumns,
  headerFault,
  headerNames,
  type HeaderFault,
} from '../tables/header-lookup.ts';
import type { OpenedTable } from '../tables/read-rows.ts';

/** A column of levels: its index, and how its cells are read. */
export type LevelColumn = {
  fundId: (cells: readonly string[]) => string | null;
  indexCell: number | null;
  level: BoundField;
  /** The day that the column stands for; null where each row has one. */
  date: BoundField | null;
};

export type BoundLevels = {
  faults: HeaderFault[];
  date: BoundField | null;
  day: (text: string) => Day | null;
  columns: LevelColumn[];
};

const dateField: Field = { column: 'date', path: 'date', type: 'date', required: true };
const indexField: Field = { column: 'index', path: 'index', type: 'text', required: true };
const levelField: Field = { column: 'level', path: 'level', type: 'number', required: true };

/** Columns of `levels/*.csv` in the long form. */
export const levelFields: readonly Field[] = [dateField, indexField, levelField];

/** Maps a file of levels to our format: long (date, index, level) or wide (date, and a column for each index). */
export function bindLevels(
  source: Source,
  opened: OpenedTable,
  isIndex: (fundId: string) => boolean,
): BoundLevels {
  const names = headerNames(opened.table, source);
  const isLong = source.columns ? 'index' in source.columns : names.includes('level');
  if (source.across) return bindAcross(source, source.across, opened);
  const [date = null] = bindFields([dateField], source, opened.header);
  const layout = isLong ? bindLong(source, opened) : bindWide(source, opened, date, isIndex);
  return { date, day: dateReaderOf(source.columns?.['date'] ?? {}), ...layout };
}

function bindLong(source: Source, { table, header }: OpenedTable) {
  const faults = checkHeader(table, source, levelFields);
  const [index] = bindFields([indexField], source, header);
  const [level] = bindFields([levelField], source, header);
  const columns =
    index && level ? [{ fundId: index.text, indexCell: index.cell, level, date: null }] : [];
  return { faults, columns };
}

function bindWide(
  source: Source,
  { table, header }: OpenedTable,
  date: BoundField | null,
  isIndex: (fundId: string) => boolean,
) {
  const names = headerNames(table, source);
  // Null where the value is the same for all rows, as one from the file's name.
  const dateCell = date?.cell ?? null;
  const faults = duplicateColumns(table, names);
  for (const name of lackingNames(source, names, date)) {
    faults.push(headerFault(table, 0, `a column ${name}`, names.join(', ')));
  }
  const columns: LevelColumn[] = [];
  for (const [cell, name] of names.entries()) {
    const fundId = source.series ? source.series[name] : name;
    if (cell === dateCell || fundId === undefined) continue;
    if (!isIndex(fundId)) {
      faults.push(headerFault(table, cell, 'the fund_id of an index', fundId));
    }
    const rule = { ...source.columns?.['level'], from: cell + 1 };
    const level = bindField(levelField, rule, source, header);
    columns.push({ fundId: () => fundId, indexCell: cell, level, date: null });
  }
  return { faults, columns };
}

function lackingNames(source: Source, names: readonly string[], date: BoundField | null): string[] {
  const ofSeries = Object.keys(source.series ?? {}).filter((name) => !names.includes(name));
  return date === null || date.cell === -1 ? ['for the date', ...ofSeries] : ofSeries;
}

/** Columns that stand for years or months: the date comes from the column's name, the index from the row. */
function bindAcross(source: Source, across: Across, { table, header }: OpenedTable): BoundLevels {
  const names = headerNames(table, source);
  const reader = periodReader(across.date);
  const day = reader ?? (() => null);
  const faults = [...duplicateColumns(table, names), ...checkHeader(table, source, levelFields)];
  for (const name of lackingAcross(across, names)) {
    faults.push(headerFault(table, 0, `a column ${name}`, names.join(', ')));
  }
  const [index] = bindFields([indexField], source, header);
  if (!reader || !index) return { faults, date: null, day, columns: [] };
  const textOf = (name: string) => across.template.split('{column}').join(name);
  const isWanted = (name: string) =>
    across.in === undefined ? day(textOf(name)) !== null : across.in.includes(name);
  const columns = [...names.entries()]
    .filter(([, name]) => isWanted(name))
    .map(([cell, name]): LevelColumn => {
      const rule = { ...source.columns?.['level'], from: cell + 1 };
      const level = bindField(levelField, rule, source, header);
      const date = bindField(dateField, { template: textOf(name) }, source, header);
      const ofColumn = { ...date, cell, expected: `a date (${across.date})` };
      return { fundId: index.text, indexCell: index.cell, level, date: ofColumn };
    });
  if (columns.length === 0) {
    faults.push(headerFault(table, 0, `columns of dates (${across.date})`, names.join(', ')));
  }
  return { faults, date: null, day, columns };
}

/** Columns that the mapping names and the file lacks. */
function lackingAcross(across: Across, names: readonly string[]): string[] {
  const inTemplate = across.template
    .split(/\{([^}]+)\}/)
    .filter((name, at) => at % 2 === 1 && name !== 'column');
  return [...(across.in ?? []), ...inTemplate].filter((name) => !names.includes(name));
}
