import type { WireError } from '#src/store/embedded/wire-error.ts';
import type { PurgeChoice, StoredLead } from '../lead.ts';

/** A command from another process to the one that has the journal open. Each gets one answer, in order. */
export type Command =
  /** Returns the next leads of this connection's list, oldest first; an empty list ends it. */
  | { ask: 'next' }
  | { ask: 'damaged'; email: string }
  | { ask: 'retry'; now: Date }
  | { ask: 'purge'; choice: PurgeChoice };

export type CommandAnswer =
  | { leads: StoredLead[] }
  | { damaged: string[] }
  | { count: number }
  | { error: WireError };
