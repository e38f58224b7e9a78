import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { UnavailableError } from '#src/domain/errors.ts';
import type { EngineSession } from '../session.ts';
import { portChannel } from './channel.ts';
import { clientSession, type ClientSession } from './client-session.ts';
import { joinEngine, type Link } from './link.ts';
import { startEngine } from './start-engine.ts';

export type EmbeddedSession = EngineSession & {
  /** A port of the engine for another thread; null where the engine is in another process. */
  newPort(): MessagePort | null;
};

/** Opens a data directory: starts its engine, or joins the one that runs in another process. */
export function openEmbeddedSession(dataDir: string): Promise<EmbeddedSession> {
  return relinkingSession(() => startOrJoin(dataDir));
}

/** Joins the engine from a thread that was handed a port; finds it by its socket once that port is closed. */
export function joinEmbeddedSession(
  dataDir: string,
  port: MessagePort | null,
): Promise<EmbeddedSession> {
  let handed = port;
  return relinkingSession(async () => {
    const link = handed ? linkOf(handed) : await joinEngine(dataDir);
    handed = null;
    if (!link) throw new UnavailableError(`Nobody serves the store in ${dataDir}`);
    return link;
  });
}

async function startOrJoin(dataDir: string): Promise<Link> {
  for (;;) {
    const started = await startEngine(dataDir);
    if (!('heldBy' in started)) return started;
    const joined = await joinEngine(dataDir);
    if (joined) return joined;
  }
}

function linkOf(port: MessagePort): Link {
  const session = clientSession(portChannel(port));
  return { session, close: () => session.disconnect() };
}

/**
 * A session that outlives its engine: when a publish on the command line held the directory first and ends,
 * the server that joined it goes on with an engine of its own. What was under way at that moment fails.
 */
async function relinkingSession(open: () => Promise<Link>): Promise<EmbeddedSession> {
  const listeners = new Set<(release: number) => void>();
  let current = await relink();
  let relinking: Promise<Link> | null = null;
  let closed = false;

  async function relink(): Promise<Link> {
    const link = await open();
    link.session.onFlip((release) => {
      for (const listener of listeners) listener(release);
    });
    return link;
  }

  async function session(): Promise<ClientSession> {
    if (closed) throw new UnavailableError('The store is closed');
    if (current.session.isClosed()) {
      relinking ??= relink().finally(() => (relinking = null));
      current = await relinking;
    }
    return current.session;
  }

  return {
    run: async (statement) => (await session()).run(statement),
    batch: async (statements) => (await session()).batch(statements),
    beginPublishing: async () => (await session()).beginPublishing(),
    onFlip(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    newPort() {
      const { port1, port2 } = new MessageChannel();
      return current.session.introduce(port1) ? port2 : null;
    },
    async close() {
      closed = true;
      await relinking?.catch(() => {});
      if (!current.session.isClosed()) await current.close();
    },
  };
}
