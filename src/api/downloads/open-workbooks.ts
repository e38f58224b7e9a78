import type { Logger } from 'pino';
import { openMaker, type Maker } from '#src/threads/open-maker.ts';
import type { DownloadFile } from './download-file.ts';

/** Makes files as XLSX. One of many rows takes more than a second. */
export type Workbooks = Maker<DownloadFile>;

export function openWorkbooks(log: Pick<Logger, 'error'>, onRefused?: () => void): Workbooks {
  return openMaker(log, {
    what: 'workbook',
    script: new URL('workbook-worker.ts', import.meta.url),
    mostWaiting: 8,
    patience: 15_000,
    onRefused,
  });
}
