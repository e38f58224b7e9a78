import type { ServerResponse } from 'node:http';
import { budgets } from '../settings/budgets.ts';

type Limits = {
  /** Answers that only wait to be read. */
  maxAnswers: number;
  /** Bytes of such answers that this process has not yet handed to the kernel. */
  maxBytes: number;
};

export type SlowReaders = {
  /** Counts an answer that is complete, and only waits to be read. */
  add: (response: ServerResponse) => void;
};

/**
 * Counts the answers, made anew or from memory, that only wait to be read. When there are too many, or they hold too
 * many bytes, the connections of the oldest are cut.
 */
export function slowReaders({ maxAnswers, maxBytes }: Limits = budgets.slowReaders): SlowReaders {
  const held = new Map<ServerResponse, number>();
  let bytes = 0;

  function leave(response: ServerResponse): void {
    bytes -= held.get(response) ?? 0;
    held.delete(response);
  }

  return {
    add(response) {
      if (response.closed || held.has(response)) return;
      held.set(response, response.writableLength);
      bytes += response.writableLength;
      response.once('close', () => leave(response));
      for (const [oldest] of held) {
        if (held.size <= maxAnswers && bytes <= maxBytes) break;
        leave(oldest);
        oldest.req.socket.destroy();
      }
    },
  };
}
