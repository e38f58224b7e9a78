import type { Logger } from 'pino';
import { openMaker, type Maker } from '#src/threads/open-maker.ts';
import type { FactsheetData } from './factsheet.ts';

/** Makes PDFs. They cannot be made where the typesetter does not exist for the platform. */
export type Factsheets = Maker<FactsheetData>;

export function openFactsheets(log: Pick<Logger, 'error'>, onRefused?: () => void): Factsheets {
  return openMaker(log, {
    what: 'factsheet',
    script: new URL('factsheet-worker.ts', import.meta.url),
    mostWaiting: 20,
    patience: 15_000,
    onRefused,
  });
}
