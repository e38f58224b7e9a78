import { parentPort } from 'node:worker_threads';
import type { FactsheetData } from './factsheet.ts';
import { factsheetContent } from './factsheet-content.ts';
import { openTypesetter } from './typeset.ts';

export type FactsheetOrder = { order: number; data: FactsheetData };

/** `bytes` is missing where making failed; `reason` is for the log. */
export type FactsheetReply = { order: number; bytes?: Uint8Array<ArrayBuffer>; reason?: string };

const typesetter = openTypesetter();
// Handled with each order.
typesetter.catch(() => undefined);

parentPort?.on('message', ({ order, data }: FactsheetOrder) => {
  void make(order, data).then((reply) => {
    parentPort?.postMessage(reply, reply.bytes ? [reply.bytes.buffer] : []);
  });
});

async function make(order: number, data: FactsheetData): Promise<FactsheetReply> {
  try {
    const typeset = await typesetter;
    const made = typeset(factsheetContent(data), new Date(data.release.published));
    // A copy of its own, which can be handed over without copying again.
    return { order, bytes: new Uint8Array(made) };
  } catch (error) {
    return { order, reason: error instanceof Error ? error.message : String(error) };
  }
}
