import type { ServerResponse } from 'node:http';

type Limits = {
  /** Answers that wait for their readers alone. */
  answers: number;
  /** Bytes of such answers that this process has yet to hand to its system. */
  bytes: number;
};

const limits: Limits = { answers: 500, bytes: 256 * 1024 * 1024 };

export type SlowReaders = {
  /** From now on all that is left to do is done as its reader takes it. */
  add: (response: ServerResponse) => void;
};

/**
 * Counts the answers, made and from memory alike, that wait for their readers alone. When there are too many, or
 * they hold too much, the connections of the oldest are cut.
 */
export function slowReaders({ answers: most, bytes: mostBytes }: Limits = limits): SlowReaders {
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
        if (held.size <= most && bytes <= mostBytes) break;
        leave(oldest);
        oldest.req.socket.destroy();
      }
    },
  };
}
