import cluster from 'node:cluster';
import { describeFailure } from './start/describe-failure.ts';
import { budgets } from './settings/budgets.ts';
import { createLog } from './observe/log.ts';
import { mindPreviews } from './previews/mind-previews.ts';
import { readEnv, type Env } from './settings/env.ts';
import { untilMayListen } from './start/handover.ts';
import { runWorkers } from './start/run-workers.ts';
import type { RunningServer } from './start/start-server.ts';
import { untilStoreAnswers } from './start/wait-for-store.ts';
import { openWaitingRoom } from './http/waiting-room.ts';

/**
 * `npm run serve`: serves the site from the built pages, which `npm start` builds first. SIGTERM and SIGINT let requests in
 * progress finish, then close. With several workers this process only supervises them, and SIGHUP replaces them one by one.
 */
async function main(): Promise<void> {
  const env = readEnv();
  const server = cluster.isPrimary
    ? await endingBySignal(startFirst(env))
    : await startOne(env, untilMayListen);
  if (cluster.isPrimary) printAddress(server.url);
  const previews = cluster.isPrimary ? mindPreviews(env) : null;
  endOnSignal(
    async (notice) => void (await Promise.all([server.close(notice), previews?.close()])),
    env.shutdownDelay,
  );
}

/** Printed whatever the log level is: whoever starts a server waits for this line. */
function printAddress(url: string): void {
  createLog('info', process.stdout.isTTY ? undefined : process.stdout).info(
    `Plumbline is at ${url}`,
  );
}

/** Listens from the first moment on and says that it is not ready: a start that publishes a folder may take minutes. */
async function startFirst(env: Env): Promise<RunningServer> {
  const room = await openWaitingRoom(env);
  // A worker that finds the store away later exits, and is restarted by the primary process.
  await untilStoreAnswers(env);
  room.waitFor('release');
  return env.webConcurrency > 1 ? startWorkers(env, room.leave) : startOne(env, room.leave);
}

async function startWorkers(env: Env, freePort: () => void): Promise<RunningServer> {
  const workers = await runWorkers(env, freePort);
  process.on('SIGHUP', () => void workers.replaceAll());
  return workers;
}

/** Imported only in a process that serves: one that supervises workers stays small. */
async function startOne(
  env: Env,
  beforeListening: () => void | Promise<void>,
): Promise<RunningServer> {
  const [{ loadBuiltPages }, { startServer }] = await Promise.all([
    import('./pages/built-pages.ts'),
    import('./start/start-server.ts'),
  ]);
  return startServer(env, await loadBuiltPages(), { beforeListening });
}

/** Exits at once on a signal while nothing is served yet: as first process of a container it has no default handlers. */
async function endingBySignal(starting: Promise<RunningServer>): Promise<RunningServer> {
  const end = () => process.exit(0);
  process.on('SIGTERM', end).on('SIGINT', end);
  const server = await starting;
  process.off('SIGTERM', end).off('SIGINT', end);
  return server;
}

function endOnSignal(close: (notice: number) => Promise<void>, shutdownDelay: number): void {
  let isEnding = false;
  const end = (notice: number) => {
    // A terminal signals the workers too, and the primary process passes its own signal on.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), notice + budgets.exitTimeout).unref();
    void close(notice).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => end(shutdownDelay));
  process.on('SIGINT', () => end(0));
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});
