import { renameSync, rmSync, truncateSync } from 'node:fs';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import { readerOf, type DataBatch, type DataCell, type DataColumn } from '../data-table.ts';

/** Rows of a group. Readers skip groups whose statistics exclude what they look for. */
const groupRows = 100_000;

/** The length of the longest identifier, so that the statistics tell indexes apart. */
const statisticsLength = 40;

const types = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  date: { type: 'INT32', converted_type: 'DATE' },
  time: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    // Some readers, such as DuckDB, take a time without it as one of no time zone.
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  number: { type: 'DOUBLE' },
  integer: { type: 'INT32' },
  boolean: { type: 'BOOLEAN' },
} as const satisfies Record<DataColumn['type'], object>;

/**
 * Writes a table as Parquet; the same rows give the same bytes. A file that would exceed `mostBytes` is left empty.
 * @param path of the file, which appears only once it is complete
 * @param mostBytes the largest permitted size
 * @param notes what the file says of itself
 */
export async function writeParquet(
  path: string,
  columns: readonly DataColumn[],
  batches: AsyncIterable<DataBatch>,
  mostBytes: number,
  notes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    const file = fileWriter(unfinished);
    const parquet = new ParquetWriter({
      writer: file,
      schema: schemaOf(columns),
      statisticsTruncateLength: statisticsLength,
      kvMetadata: Object.entries(notes).map(([key, value]) => ({ key, value })),
    });
    for await (const cells of groupsOf(columns, batches)) {
      const columnData = columns.map(({ name, type }, at) => ({
        name,
        data: cells[at]!,
        ...(type === 'date' ? { encoding: 'DELTA_BINARY_PACKED' as const } : {}),
      }));
      await parquet.write({ columnData, rowGroupSize: groupRows });
      if (file.offset > mostBytes) break;
    }
    await parquet.finish();
    if (file.offset > mostBytes) truncateSync(unfinished);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function schemaOf(columns: readonly DataColumn[]) {
  const fields = columns.map(({ name, type }) => ({
    name,
    repetition_type: 'OPTIONAL' as const,
    ...types[type],
  }));
  return [{ name: 'root', num_children: fields.length }, ...fields];
}

/** The cells of each group of rows, one list per column. */
async function* groupsOf(
  columns: readonly DataColumn[],
  batches: AsyncIterable<DataBatch>,
): AsyncGenerator<DataCell[][]> {
  const empty = () => columns.map((): DataCell[] => []);
  let cells = empty();
  for await (const batch of batches) {
    for (const [column, list] of cells.entries()) {
      const cellOf = readerOf(batch.cells[column]!, asItIs);
      for (let row = 0; row < batch.rows; row += 1) list.push(cellOf(row));
    }
    if (cells[0]!.length < groupRows) continue;
    yield cells;
    cells = empty();
  }
  if (cells[0]!.length > 0) yield cells;
}

const asItIs = (cell: DataCell) => cell;
