import { meantHint, nearestName } from '#src/domain/parameter-names.ts';
import type { Position } from '../faults.ts';
import type { Source } from '../mapping/mapping-schema.ts';
import type { Table } from '../reading/read-table.ts';
import { cellPosition } from '../reading/split-rows.ts';
import type { Field } from './field.ts';

export type HeaderFault = Position & { expected: string; found: string };

/** Finds the cell of a column by its name, or by its position counted from 1. */
export type HeaderLookup = { has(name: string): boolean; get(column: string | number): number };

export function createHeaderLookup(table: Table, source: Source): HeaderLookup {
  const names = headerNames(table, source);
  return {
    has: (name) => names.includes(name),
    get: (column) => (typeof column === 'number' ? column - 1 : names.indexOf(column)),
  };
}

export function headerNames(table: Table, source: Source): string[] {
  return source.header ? table.first.cells.map((name) => name.trim()) : [];
}

/**
 * Faults of a header: duplicate names, names that the mapping needs and the file lacks, and unknown names in our own
 * format.
 */
export function checkHeader(table: Table, source: Source, fields: readonly Field[]): HeaderFault[] {
  const names = headerNames(table, source);
  return [
    ...duplicateColumns(table, names),
    ...(source.columns ? missingColumns(table, source, names) : ownColumns(table, names, fields)),
  ];
}

/** Columns with the name of an earlier one. */
export function duplicateColumns(table: Table, names: readonly string[]): HeaderFault[] {
  return names.flatMap((name, index) => {
    const isRepeated = name !== '' && names.indexOf(name) < index;
    return isRepeated ? [headerFault(table, index, 'each column once', name)] : [];
  });
}

function missingColumns(table: Table, source: Source, names: string[]): HeaderFault[] {
  return lackingColumns(table, names, neededColumns(source));
}

/** Columns that decide which rows are kept: without them none would be, or all. */
export function conditionFaults(table: Table, source: Source): HeaderFault[] {
  const columns = [...source.leaveOut, ...source.keep].map(({ column }) => column);
  return lackingColumns(table, headerNames(table, source), columns);
}

function lackingColumns(
  table: Table,
  names: readonly string[],
  columns: readonly (string | number)[],
): HeaderFault[] {
  const has = (column: string | number) =>
    typeof column === 'number' ? column <= table.first.cells.length : names.includes(column);
  return [...new Set(columns)]
    .filter((column) => !has(column))
    .map((column) =>
      headerFault(table, 0, `a column ${column}, named in mapping.yaml`, names.join(', ')),
    );
}

function neededColumns(source: Source): (string | number)[] {
  const rules = Object.values(source.columns ?? {});
  const fromRules = rules.flatMap((rule) => {
    const inTemplate = rule.template?.split(/\{([^}]+)\}/).filter((_, index) => index % 2) ?? [];
    return [...[rule.from ?? []].flat(), ...inTemplate];
  });
  return fromRules;
}

function ownColumns(table: Table, names: string[], fields: readonly Field[]): HeaderFault[] {
  const known = fields.map((field) => field.column);
  const expected = (name: string) =>
    `one of ${known.join(', ')}${meantHint(nearestName(name, known))}`;
  const unknown = names.flatMap((name, index) =>
    known.includes(name) ? [] : [headerFault(table, index, expected(name), name)],
  );
  const lacking = fields
    .filter((field) => field.required && !names.includes(field.column))
    .map((field) => headerFault(table, names.length, `a column ${field.column}`, names.join(', ')));
  return [...unknown, ...lacking];
}

/** A fault of the header row, at one of its cells. */
export function headerFault(
  table: Table,
  cell: number,
  expected: string,
  found: string,
): HeaderFault {
  return { ...cellPosition(table.first, cell, table.delimiter), expected, found };
}
