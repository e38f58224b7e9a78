import * as z from 'zod';
import { leadSchema } from '../lead.ts';

/** A line of the journal. Lines are in the order of the events. */
const journalRecord = z.discriminatedUnion('record', [
  z.object({ record: z.literal('received'), lead: leadSchema }),
  /** `revived`: a dead lead waits again. */
  z.object({ record: z.enum(['sent', 'dead', 'revived']), key: z.string(), at: z.string() }),
]);

export type JournalRecord = z.infer<typeof journalRecord>;

export function encodeRecord(record: JournalRecord): string {
  return JSON.stringify(record);
}

/** Returns null for a damaged line. */
export function decodeRecord(line: string): JournalRecord | null {
  try {
    return journalRecord.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

export function keyOf(record: JournalRecord): string {
  return record.record === 'received' ? record.lead.key : record.key;
}
