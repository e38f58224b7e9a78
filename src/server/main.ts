import cluster from 'node:cluster';
import { describeFailure } from './start/describe-failure.ts';
import { readEnv, type Env } from './settings/env.ts';
import { untilMayListen } from './start/handover.ts';
import { runWorkers } from './start/run-workers.ts';
import type { RunningServer } from './start/start-server.ts';
import { untilStoreAnswers } from './start/wait-for-store.ts';
import { openWaitingRoom } from './http/waiting-room.ts';

/** However long something hangs, the process ends so many milliseconds after it was told to. */
const longestEnd = 30_000;

/**
 * `npm run serve`: the site on the built pages, which `npm start` makes first. SIGTERM and SIGINT finish what is under way, then close. With
 * several workers this process only minds them, and SIGHUP replaces them one by one.
 */
async function main(): Promise<void> {
  const env = readEnv();
  const server = cluster.isPrimary
    ? await endingBySignal(startFirst(env))
    : await startOne(env, untilMayListen);
  if (cluster.isPrimary) process.stdout.write(`Plumbline is at ${server.url}\n`);
  endOnSignal(server, env.shutdownDelay);
}

/** From its first moment on the process is there, and says that it is not ready: a start that publishes takes minutes. */
async function startFirst(env: Env): Promise<RunningServer> {
  const room = await openWaitingRoom(env);
  // A worker that finds it away later ends, and is started again by who minds it.
  await untilStoreAnswers(env);
  room.waitFor('release');
  return env.webConcurrency > 1 ? startWorkers(env, room.leave) : startOne(env, room.leave);
}

async function startWorkers(env: Env, leavePlace: () => void): Promise<RunningServer> {
  const workers = await runWorkers(env, leavePlace);
  process.on('SIGHUP', () => void workers.replaceAll());
  return workers;
}

/** Loaded only where it serves: the process that minds workers stays small. */
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

/** Ends at once while nothing is under way: the first process of a container is not ended by a signal it does not take. */
async function endingBySignal(starting: Promise<RunningServer>): Promise<RunningServer> {
  const end = () => process.exit(0);
  process.on('SIGTERM', end).on('SIGINT', end);
  const server = await starting;
  process.off('SIGTERM', end).off('SIGINT', end);
  return server;
}

function endOnSignal(server: RunningServer, shutdownDelay: number): void {
  let isEnding = false;
  const end = (notice: number) => {
    // A terminal signals workers too, and their primary passes it on.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), notice + longestEnd).unref();
    void server.close(notice).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => end(shutdownDelay));
  process.on('SIGINT', () => end(0));
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});
