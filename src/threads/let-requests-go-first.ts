import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** Steps of niceness, as batch work of a system has. Where a processor is free, they make no difference. */
export const stepsBehind = 10;

/**
 * Lets all other threads go before the calling one where they want the processor, for work that may take long. Only
 * Linux gives the threads of a process priorities of their own; elsewhere nothing changes.
 */
export function letRequestsGoFirst(): void {
  if (process.platform !== 'linux') return;
  // A synchronous read is made in the calling thread.
  const thread = Number(basename(readlinkSync('/proc/thread-self')));
  const { PRIORITY_LOW: lowest } = constants.priority;
  setPriority(thread, Math.min(getPriority(thread) + stepsBehind, lowest));
}
