import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { DataTable } from './data-table.ts';
import { sendZip } from './send-zip.ts';
import type { TableMetadata } from './table-metadata.ts';

test('an archive of a table that cannot be read on breaks off', async () => {
  const table: DataTable = {
    title: 'Levels',
    columns: [],
    async *batches() {
      yield { rows: 1, cells: [] };
      throw new Error('The store is gone');
    },
  };
  const metadata = {
    name: 'levels',
    title: 'Levels',
    published: '2026-11-20T20:00:00Z',
    source: { name: 'Harbour', address: 'https://indexes.example' },
    columns: [],
    licencesOfIndexes: [],
    leftOut: { count: 0 },
    inPart: { count: 0 },
  } as unknown as TableMetadata;
  const app = new Hono().get('/', (c) => sendZip(c, { table, metadata, headers: {} }));
  const answer = await app.request('/');
  await expect(answer.arrayBuffer()).rejects.toThrow('The store is gone');
});
