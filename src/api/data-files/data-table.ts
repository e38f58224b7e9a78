import type { Stored } from '../source.ts';
import type { ChosenIndexes, Holding, Terms } from './chosen-indexes.ts';
import type { DataFileQuery } from '#src/contract/api/data-files.ts';

/** A date is a Day, a time is in milliseconds since 1970. */
export type DataCell = string | number | boolean | null;

export type DataColumn = {
  name: string;
  type: 'text' | 'date' | 'time' | 'number' | 'integer' | 'boolean';
  /** Absent where the column has none. */
  unit?: string;
  description: string;
};

/** Some rows at once, a column after the other: levels stay the typed arrays that they are read as. */
export type DataBatch = { rows: number; cells: readonly ArrayLike<DataCell>[] };

/** A table of data before it has a format. */
export type DataTable = {
  title: string;
  columns: readonly DataColumn[];
  /** All rows in the order of the file; read as they are written. */
  batches: () => AsyncIterable<DataBatch>;
};

/** What a file is asked for: its query, and the review that the path of one list names. */
export type Asked = DataFileQuery & { review?: string | undefined };

/** What a table declares of itself. */
export type TableDeclaration = {
  /** What of the query it is made by, beside the release. */
  parameters: readonly Exclude<keyof DataFileQuery, 'asof'>[];
  /** How much of an index the file holds on its terms; absent where the table is not about indexes alone. */
  holding?: (terms: Terms) => Holding;
  open: (source: Stored, chosen: ChosenIndexes, asked: Asked) => DataTable;
};

/** A column of a table of rows. */
export type RowColumn<Row> = DataColumn & { cell: (row: Row) => DataCell };

/** A table of rows that come in batches. */
export function tableOfRows<Row>(
  title: string,
  columns: readonly RowColumn<Row>[],
  batches: () => AsyncIterable<readonly Row[]>,
): DataTable {
  return {
    title,
    columns: columns.map(({ cell: _, ...column }) => column),
    async *batches() {
      for await (const rows of batches()) {
        yield { rows: rows.length, cells: columns.map(({ cell }) => rows.map(cell)) };
      }
    },
  };
}

/** Lines that are written at once. */
const batch = 500;

/** What there is in memory, in parts of a few hundred. */
export function* inParts<Item>(items: readonly Item[], size = batch): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
