import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { expect, onTestFinished, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import type { DataBatch, DataColumn } from '../data-table.ts';
import { writeParquet } from './write-parquet.ts';

const columns: DataColumn[] = [
  { name: 'fundId', type: 'text', description: 'Identifier' },
  { name: 'date', type: 'date', description: 'Day' },
  { name: 'level', type: 'number', description: 'Level' },
  { name: 'corrected', type: 'boolean', description: 'Corrected' },
];

const begin = dayOfIso('1969-12-30')!;

/** Series of 50,000 levels each, the days as they are read from the store. */
async function* series(...fundIds: string[]): AsyncGenerator<DataBatch> {
  const days = Int32Array.from({ length: 50_000 }, (_, at) => begin + at);
  for (const fundId of fundIds) {
    const values = Float64Array.from(days, (_, at) => 100 + at / 100);
    const codes = new Uint8Array(days.length);
    const cells = [{ values: [fundId], codes }, days, values, { values: [null, true], codes }];
    yield { rows: days.length, cells };
  }
}

function newPath() {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-parquet-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'file.parquet');
}

test('groups of rows tell by their statistics which indexes they hold, so that one is read out of all', async () => {
  const path = newPath();
  await writeParquet(path, columns, series('A', 'B', 'C', 'D', 'E'), Infinity);
  const file = await asyncBufferFromFile(path);
  const { row_groups: groups } = await parquetMetadataAsync(file);
  expect(groups.map(({ num_rows }) => Number(num_rows))).toEqual([100_000, 100_000, 50_000]);
  const statistics = groups.map(({ columns: [fundId] }) => fundId!.meta_data!.statistics!);
  expect(statistics.map(({ min_value, max_value }) => [min_value, max_value])).toEqual([
    ['A', 'B'],
    ['C', 'D'],
    ['E', 'E'],
  ]);
  const [row] = await parquetReadObjects({ file, rowStart: 200_001, rowEnd: 200_002 });
  const date = new Date('1969-12-31T00:00:00Z');
  expect(row).toEqual({ fundId: 'E', date, level: 100.01, corrected: null });
});

test('the same rows give the same bytes, and no unfinished file stays', async () => {
  const [one, other] = [newPath(), newPath()];
  await writeParquet(one, columns, series('A', 'B'), Infinity);
  await writeParquet(other, columns, series('A', 'B'), Infinity);
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
  expect(existsSync(`${one}.part`)).toBe(false);
});

test('what gets larger than it may is an empty file', async () => {
  const path = newPath();
  await writeParquet(path, columns, series('A', 'B', 'C', 'D'), 100_000);
  expect(statSync(path).size).toBe(0);
});

test('a time says that it is one of UTC, in the older and the newer way of saying so', async () => {
  const path = newPath();
  const published: DataColumn = { name: 'published', type: 'time', description: 'When' };
  const moment = Date.parse('2026-11-20T21:30:00.412Z');
  async function* oneRow(): AsyncGenerator<DataBatch> {
    yield { rows: 1, cells: [[moment]] };
  }
  await writeParquet(path, [published], oneRow(), Infinity);
  const file = await asyncBufferFromFile(path);
  const { schema } = await parquetMetadataAsync(file);
  expect(schema[1]).toMatchObject({
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  });
  expect(await parquetReadObjects({ file })).toEqual([{ published: new Date(moment) }]);
});

test('a table without rows has its columns', async () => {
  const path = newPath();
  await writeParquet(path, columns, series(), Infinity);
  const { schema, num_rows } = await parquetMetadataAsync(await asyncBufferFromFile(path));
  expect(schema.slice(1).map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
  expect(num_rows).toBe(0n);
});
