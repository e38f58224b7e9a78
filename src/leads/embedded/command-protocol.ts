import type { WireError } from '#src/store/embedded/wire-error.ts';
import type { PurgeChoice, StoredLead } from '../lead.ts';

/** What another process may ask of the one that has the journal; each question gets one answer, in order. */
export type Command =
  /** The next leads of this connection's list, from the oldest on; the end is an empty list. */
  | { ask: 'next' }
  | { ask: 'damaged'; email: string }
  | { ask: 'retry'; now: Date }
  | { ask: 'purge'; choice: PurgeChoice };

export type CommandAnswer =
  | { leads: StoredLead[] }
  | { damaged: string[] }
  | { count: number }
  | { error: WireError };
