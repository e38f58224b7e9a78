import type { dataColumnTypes } from '#src/contract/api/endpoints/data-file-endpoints.ts';
import type { DataFileQuery } from '#src/contract/api/data-files.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Day } from '#src/domain/day.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes, HoldingOf } from './chosen-indexes.ts';

/** A date is a Day, a time is in milliseconds since 1970. */
export type DataCell = string | number | boolean | null;

export type DataColumn = {
  name: string;
  type: (typeof dataColumnTypes)[number];
  /** Absent where the column has none. */
  unit?: string;
  description: string;
};

/** The distinct values of a column, and for each row the position of its value among them. */
export type CodedCells = { values: readonly DataCell[]; codes: Uint8Array };

/**
 * Some rows in columns. Levels stay the typed arrays that they are read as, and repeated texts are stored once, so that
 * a batch can be handed to another thread as bytes.
 */
export type DataBatch = { rows: number; cells: readonly (ArrayLike<DataCell> | CodedCells)[] };

/** Reads the cell of each row as `write` formats it; repeated values are formatted once. */
export function readerOf<Written>(
  cells: ArrayLike<DataCell> | CodedCells,
  write: (cell: DataCell) => Written,
): (row: number) => Written {
  if (!('codes' in cells)) return (row) => write(cells[row]!);
  const { values, codes } = cells;
  const written = values.map(write);
  return (row) => written[codes[row]!]!;
}

/** A table of data, independent of the format. */
export type DataTable = {
  title: string;
  columns: readonly DataColumn[];
  /** All rows in the order of the file, read while they are written. */
  batches: () => AsyncIterable<DataBatch>;
  /** What its Parquet file says of itself, by keys. */
  notes?: Readonly<Record<string, string>>;
};

/**
 * The request for a file: its query, and the part of the table that the path names (the year of levels, the review of
 * constituents).
 */
export type TableRequest = DataFileQuery & { part?: string | undefined };

type Keys = readonly string[] | undefined;

/** The declaration of a table. */
export type TableDeclaration = {
  /** Parameters of the query that the content depends on, beside the release. */
  parameters: readonly Exclude<keyof DataFileQuery, 'asof'>[];
  /** How much of an index the file contains; absent where the table is not about indexes alone. */
  holding?: HoldingOf;
  /** What the content depends on: while none of it changes, the file does not either. */
  madeFrom: {
    /** Items: all of a kind, or those with some keys. `few` are the chosen indexes, unless all are chosen. */
    items: (request: TableRequest, few: Keys) => readonly [ItemKind, Keys][];
    /** Days whose levels it contains. */
    daysOf?: (query: TableRequest) => { from: Day; to: Day };
    /** Anything else of the release that it depends on. */
    also?: (source: Stored, chosen: ChosenIndexes) => string;
    /** What the provider's settings make of the columns: its own fields, its languages. */
    columns?: (site: Site) => readonly string[];
  };
  /** Columns that identify a row; absent where none do. */
  key?: readonly string[];
  open: (
    source: Stored,
    chosen: ChosenIndexes,
    asked: TableRequest,
  ) => DataTable | Promise<DataTable>;
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

/** Lines that are written at a time. */
const batch = 500;

/** Splits a list in memory into parts of a few hundred. */
export function* inParts<Item>(items: readonly Item[], size = batch): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
