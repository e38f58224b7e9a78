import pg from 'pg';
import { flipChannel } from '../session.ts';

const longestWait = 30_000;

/**
 * Listens for flips on a connection of its own, from the first listener on. A broken connection is reopened with
 * increasing delays; flips missed in the meantime are found by polling the pointer.
 */
export function listenForFlips(config: pg.ClientConfig) {
  const listeners = new Set<(release: number) => void>();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let wait = 500;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...config, statement_timeout: 0 });
    client = fresh;
    fresh.on('error', () => {});
    fresh.on('end', reconnect);
    fresh.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(Number(payload));
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${flipChannel}`);
      wait = 500;
    } catch {
      void fresh.end().catch(() => {});
      reconnect();
    }
  }

  function reconnect(): void {
    client = null;
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, wait).unref();
    wait = Math.min(wait * 2, longestWait);
  }

  return {
    onFlip(listener: (release: number) => void): () => void {
      listeners.add(listener);
      if (!client && !retry) void connect();
      return () => listeners.delete(listener);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
