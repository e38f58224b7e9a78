import { dayOfIso } from '#src/domain/day.ts';
import type { RowColumn } from './data-table.ts';

export const text = <Row>(
  name: string,
  description: string,
  cell: (row: Row) => string | null,
): RowColumn<Row> => ({ name, type: 'text', description, cell });

/** Several texts in one cell, separated by semicolons. */
export const texts = <Row>(
  name: string,
  description: string,
  of: (row: Row) => readonly string[],
): RowColumn<Row> =>
  text(name, `${description}, with semicolons between`, (row) => of(row).join(';') || null);

/** @param of ISO date of a row */
export const date = <Row>(
  name: string,
  description: string,
  of: (row: Row) => string | null,
): RowColumn<Row> => ({ name, type: 'date', description, cell: (row) => dayOfIso(of(row) ?? '') });

export const number = <Row>(
  name: string,
  description: string,
  cell: (row: Row) => number | null,
): RowColumn<Row> => ({ name, type: 'number', description, cell });

export const percent = <Row>(
  name: string,
  description: string,
  cell: (row: Row) => number | null,
): RowColumn<Row> => ({ ...number(name, description, cell), unit: '%' });

export const integer = <Row>(
  name: string,
  description: string,
  cell: (row: Row) => number | null,
): RowColumn<Row> => ({ ...number(name, description, cell), type: 'integer' });
