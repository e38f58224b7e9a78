import { Hono } from 'hono';
import { dataFiles } from '#src/api/data-files/data-files.ts';
import { openParquetFiles } from '#src/api/data-files/parquet/open-parquet.ts';
import { conditionalRequests } from '#src/api/http/conditional-requests.ts';
import type { SmallApi } from './small-api.ts';

export type OpenedDataFiles = { app: Hono; close: () => Promise<void> };

/** The files of data over the release of an API. */
export function openDataFiles(site: SmallApi): OpenedDataFiles {
  const log = { error: () => undefined };
  const parquetFiles = openParquetFiles(log, 100_000_000);
  const app = new Hono().use(conditionalRequests);
  app.route('/', dataFiles({ ...site, log, parquetFiles, publicUrl: 'https://indexes.example' }));
  return { app, close: () => parquetFiles.close() };
}
