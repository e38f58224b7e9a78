import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { waitsBetweenRestarts } from '#src/domain/backoff.ts';
import { createLog } from '../observe/log.ts';
import type { Env } from '../settings/env.ts';

/** The shortest and longest wait, in milliseconds, before a process that ended by itself is started again. */
const backoff = { first: 1_000, longest: 30_000 };

const program = fileURLToPath(new URL('main.ts', import.meta.url));

/**
 * Keeps the preview process running where PREVIEW_PORT is set. One process serves all previews, since each draft is
 * shown once.
 */
export function mindPreviews(env: Pick<Env, 'previews' | 'logLevel'>): {
  close: () => Promise<void>;
} {
  if (env.previews === null) return { close: async () => {} };
  const log = createLog(env.logLevel);
  const ending = new AbortController();
  const waitFor = waitsBetweenRestarts(backoff);
  let child = start();

  function start() {
    const started = fork(program);
    const since = performance.now();
    started.once('exit', (code, signal) => {
      if (ending.signal.aborted) return;
      const wait = waitFor(performance.now() - since, Math.random());
      log.error({ code, signal, wait }, 'the previews ended: they start again');
      const timer = setTimeout(() => (child = start()), wait);
      ending.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    return started;
  }

  return {
    async close() {
      ending.abort();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
