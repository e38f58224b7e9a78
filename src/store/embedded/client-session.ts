import type { MessagePort } from 'node:worker_threads';
import { UnavailableError } from '#src/domain/errors.ts';
import type {
  EngineSession,
  PublishingSession,
  Session,
  Statement,
  StatementResult,
} from '../session.ts';
import type { Channel } from './channel.ts';
import type { Answer, FlipNotice, Introduction, Request } from './protocol.ts';
import { fromWire } from './wire-error.ts';

type Outcome = StatementResult | number | null;
type Pending = { resolve: (outcome: Outcome) => void; reject: (error: Error) => void };
type Unnumbered = Request extends infer Each
  ? Each extends Request
    ? Omit<Each, 'id'>
    : never
  : never;

/** A client's end of a channel to the embedded engine. */
export type ClientSession = Omit<EngineSession, 'close'> & {
  /** Whether the engine at the other end is gone. */
  isClosed(): boolean;
  /** Makes the engine serve one more port; false where the channel cannot transfer it. */
  introduce(port: MessagePort): boolean;
  closeEngine(): Promise<void>;
  disconnect(): Promise<void>;
};

export function clientSession(channel: Channel): ClientSession {
  const pending = new Map<number, Pending>();
  const flipListeners = new Set<(release: number) => void>();
  let requests = 0;
  let closed = false;
  const ended = Promise.withResolvers<void>();

  channel.listen(receive, () => {
    closed = true;
    ended.resolve();
    for (const { reject } of pending.values()) reject(gone());
    pending.clear();
  });

  function receive(message: unknown): void {
    const received = message as Answer | FlipNotice;
    if ('flipped' in received) {
      for (const listener of flipListeners) listener(received.flipped);
      return;
    }
    const waiting = pending.get(received.id);
    pending.delete(received.id);
    if ('error' in received) waiting?.reject(fromWire(received.error));
    else waiting?.resolve(received.result);
  }

  function ask(request: Unnumbered): Promise<Outcome> {
    if (closed) return Promise.reject(gone());
    return new Promise((resolve, reject) => {
      const id = ++requests;
      pending.set(id, { resolve, reject });
      channel.send({ ...request, id });
    });
  }

  function session(publishing?: number): Session {
    return {
      run: async (statement) =>
        (await ask({ ask: 'run', statement: bare(statement), publishing })) as StatementResult,
      batch: async (statements) =>
        (await ask({
          ask: 'batch',
          statements: statements.map(bare),
          publishing,
        })) as number,
    };
  }

  async function beginPublishing(): Promise<PublishingSession | null> {
    const publishing = (await ask({ ask: 'begin-publishing' })) as number | null;
    if (publishing === null) return null;
    return {
      ...session(publishing),
      end: async () => void (await ask({ ask: 'end-publishing', publishing })),
    };
  }

  return {
    ...session(),
    beginPublishing,
    onFlip(listener) {
      flipListeners.add(listener);
      return () => flipListeners.delete(listener);
    },
    isClosed: () => closed,
    introduce(port) {
      if (closed || !channel.carriesPorts) return false;
      channel.send({ introduce: port } satisfies Introduction, [port]);
      return true;
    },
    closeEngine: async () => void (await ask({ ask: 'close-engine' })),
    disconnect() {
      channel.close();
      return ended.promise;
    },
  };
}

/** Reduces a compiled query to what a channel can send. */
const bare = ({ sql, parameters, schema }: Statement): Statement => ({ sql, parameters, schema });

function gone(): UnavailableError {
  return new UnavailableError('The embedded store was closed');
}
