import type { Logger } from 'pino';
import { spoken, type Spoken } from '#src/i18n/replaced/texts-around.ts';
import { openWorkerQueue, type WorkerQueue } from '#src/threads/worker-queue.ts';
import type { BlendSheetData } from './blend-sheet.ts';
import type { FactsheetData } from './factsheet.ts';

/** The data of an index's or a blend's sheet. */
export type SheetData = FactsheetData | BlendSheetData;

/** Renders PDFs. It fails on platforms for which the typesetter is not available. */
export type Factsheets = WorkerQueue<SheetData>;

export function openFactsheets(log: Pick<Logger, 'error'>, onRefused?: () => void): Factsheets {
  const queue = openWorkerQueue<Spoken<SheetData>>(log, {
    product: 'factsheet',
    script: new URL('factsheet-worker.ts', import.meta.url),
    maxQueued: 20,
    timeout: 15_000,
    onRefused,
  });
  return { ...queue, run: async (job, signal) => queue.run(spoken(job), signal) };
}
