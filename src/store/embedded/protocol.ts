import type { MessagePort } from 'node:worker_threads';
import type { Statement, StatementResult } from '../session.ts';
import type { WireError } from './wire-error.ts';

/**
 * Requests of a client of the embedded engine: statements only, so that a client cannot leave anything open.
 * `publishing` is the number returned by `begin-publishing`; it marks bulk writes.
 */
export type Request =
  | { id: number; ask: 'run'; statement: Statement; publishing?: number | undefined }
  | { id: number; ask: 'batch'; statements: readonly Statement[]; publishing?: number | undefined }
  | { id: number; ask: 'begin-publishing' }
  | { id: number; ask: 'end-publishing'; publishing: number }
  | { id: number; ask: 'close-engine' };

/** Sent over a message port only: the port of another client. */
export type Introduction = { introduce: MessagePort };

export type Answer =
  | { id: number; result: StatementResult | number | null }
  | { id: number; error: WireError };

/** Sent to every client, whoever published. */
export type FlipNotice = { flipped: number };

/** Sent by the worker to the thread that started it: first about the lock, then about the start. */
export type LockReport = { locked: number };
export type StartReport =
  | { started: true }
  | { heldBy: { pid: number; host: string; socket: string } }
  | { failed: WireError };
