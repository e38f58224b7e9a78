import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { UnavailableError } from '#src/domain/errors.ts';
import type { EngineSession } from '../session.ts';
import { portChannel } from './channel.ts';
import type { ClientSession } from './client-session.ts';
import { joinEngine, linkOf, type Link } from './link.ts';
import { onlyARestart } from './mind-thread.ts';
import { engineLimits, startEngine, type EngineLimits } from './start-engine.ts';

export type EmbeddedSession = EngineSession & {
  /** A port of the engine for another thread; null where the engine runs in another process. */
  newPort(): MessagePort | null;
  /** Whether the engine hangs and cannot be ended. */
  needsRestart(): boolean;
};

export type FaultListener = (error: Error) => void;

/**
 * Opens a data directory: starts its engine, or joins the one that runs in another process. `onFault` is called with
 * the reason when an engine is given up, or cannot be restarted.
 */
export function openEmbeddedSession(
  dataDir: string,
  onFault: FaultListener = () => {},
  limits: EngineLimits = engineLimits,
): Promise<EmbeddedSession> {
  return relinkingSession(() => startOrJoin(dataDir, limits, onFault), onFault);
}

/** Joins the engine from a thread that was given a port; once that is closed, through the engine's socket. */
export function joinEmbeddedSession(
  dataDir: string,
  port: MessagePort | null,
): Promise<EmbeddedSession> {
  let handed = port;
  return relinkingSession(async () => {
    const link = handed ? linkOf(portChannel(handed)) : await joinEngine(dataDir);
    handed = null;
    if (!link) throw new UnavailableError(`Nobody serves the store in ${dataDir}`);
    return link;
  });
}

async function startOrJoin(
  dataDir: string,
  limits: EngineLimits,
  onFault: FaultListener,
): Promise<Link> {
  for (;;) {
    const started = await startEngine(dataDir, limits, onFault);
    if (!('heldBy' in started)) return started;
    const joined = await joinEngine(dataDir);
    if (joined) return joined;
  }
}

/** Milliseconds between attempts to start an engine: each costs a second of work. */
const betweenStarts = 5_000;

/**
 * A session that survives its engine: when a publish on the command line had the directory first and ends, the server
 * that joined it continues with an engine of its own; the same happens when the engine breaks or hangs. Requests in
 * progress fail.
 */
async function relinkingSession(
  open: () => Promise<Link>,
  onFault: FaultListener = () => {},
): Promise<EmbeddedSession> {
  const listeners = new Set<(release: number) => void>();
  let current = await relink();
  let relinking: Promise<Link> | null = null;
  let failed: { error: unknown; at: number } | null = null;
  let closed = false;

  async function relink(): Promise<Link> {
    const link = await open();
    link.session.onFlip((release) => {
      for (const listener of listeners) listener(release);
    });
    return link;
  }

  /** After a failure, the same error is thrown for a while without another attempt. */
  async function relinkInTurn(): Promise<Link> {
    if (failed && performance.now() - failed.at < betweenStarts) throw failed.error;
    try {
      const link = await relink();
      failed = null;
      return link;
    } catch (error) {
      if (!failed) onFault(asError(error));
      failed = { error, at: performance.now() };
      throw error;
    }
  }

  async function session(): Promise<ClientSession> {
    if (closed) throw new UnavailableError('The store is closed');
    if (current.isStuck()) throw new UnavailableError(onlyARestart);
    if (current.session.isClosed()) {
      relinking ??= relinkInTurn().finally(() => (relinking = null));
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
    needsRestart: () => current.isStuck(),
    async close() {
      closed = true;
      await relinking?.catch(() => {});
      if (!current.session.isClosed()) await current.close();
    },
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
