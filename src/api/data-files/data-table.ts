import type { dataColumnTypes } from '#src/contract/api/endpoints/data-file-endpoints.ts';
import type { DataFileQuery } from '#src/contract/api/data-files.ts';
import type { OwnField } from '#src/contract/provider/own/own-fields.ts';
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

/** Cells that are few different ones: those, and for each row the place of its own among them. */
export type CodedCells = { values: readonly DataCell[]; codes: Uint8Array };

/**
 * Some rows at once, a column after the other: levels stay the typed arrays that they are read as, and texts that stand in many
 * rows are there once, so that to hand a batch to another thread is to copy bytes.
 */
export type DataBatch = { rows: number; cells: readonly (ArrayLike<DataCell> | CodedCells)[] };

/** Reads the cell of each row, as `write` gives it; what is there once for many rows is written once. */
export function readerOf<Written>(
  cells: ArrayLike<DataCell> | CodedCells,
  write: (cell: DataCell) => Written,
): (row: number) => Written {
  if (!('codes' in cells)) return (row) => write(cells[row]!);
  const { values, codes } = cells;
  const written = values.map(write);
  return (row) => written[codes[row]!]!;
}

/** A table of data before it has a format. */
export type DataTable = {
  title: string;
  columns: readonly DataColumn[];
  /** All rows in the order of the file; read as they are written. */
  batches: () => AsyncIterable<DataBatch>;
};

/**
 * What a file is asked for: its query, and the part of its table that its path names: the year of levels, the review of
 * constituents.
 */
export type Asked = DataFileQuery & { part?: string | undefined };

type Keys = readonly string[] | undefined;

/** What a table declares of itself. */
export type TableDeclaration = {
  /** What of the query it is made by, beside the release. */
  parameters: readonly Exclude<keyof DataFileQuery, 'asof'>[];
  /** How much of an index the file holds; absent where the table is not about indexes alone. */
  holding?: HoldingOf;
  /** What its content follows from: as long as none of it changes, neither does the file. */
  madeFrom: {
    /** Items: all of a kind, or those of some keys. `few` are the chosen indexes where not all are. */
    items: (asked: Asked, few: Keys) => readonly [ItemKind, Keys][];
    /** Days whose levels it holds. */
    daysOf?: (asked: Asked) => { from: Day; to: Day };
    /** What else of the release. */
    also?: (source: Stored, chosen: ChosenIndexes) => string;
    /** Fields of the provider's own, which are its columns although no row says anything in one. */
    fields?: (site: Site) => readonly OwnField[];
  };
  /** Columns that tell its rows apart; absent where none do. */
  key?: readonly string[];
  open: (source: Stored, chosen: ChosenIndexes, asked: Asked) => DataTable | Promise<DataTable>;
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
