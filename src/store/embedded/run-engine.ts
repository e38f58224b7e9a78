import { statfs } from 'node:fs/promises';
import type { MessagePort } from 'node:worker_threads';
import { migrate } from '../migrate.ts';
import { portChannel, socketChannel } from './channel.ts';
import { openDatabase } from './database.ts';
import { acquireLock, releaseLock, type Lock } from './lock.ts';
import { chooseSocketPath, listenOnSocket, stopListening } from './socket.ts';
import { diskFull, engineOn, type BrokenEngineError } from './engine.ts';
import type { Progress } from './progress.ts';
import type { StartReport } from './protocol.ts';
import { serveClients } from './serve-clients.ts';

/** What the engine's thread is given at its start. */
export type EngineTask = {
  dataDir: string;
  /** The port of the thread that started it. */
  first: MessagePort;
  progress: Progress;
  /** Called with the generation of the lock. */
  onLocked: (generation: number) => void;
  /** Bytes that must be free on the disk before anything is written. */
  reserve: number;
  compiled: WebAssembly.Module;
};

/** Takes the lock of the directory and serves its database until it is closed; or returns the holder of the lock. */
export async function runEngine(task: EngineTask): Promise<StartReport> {
  const { dataDir } = task;
  try {
    const lock = await acquireLock(dataDir, chooseSocketPath(dataDir));
    if ('heldBy' in lock) {
      const { pid, host, socket: path } = lock.heldBy;
      return { heldBy: { pid, host, socket: path } };
    }
    task.onLocked(lock.generation);
    await serve(lock, task).catch(async (error: unknown) => {
      await releaseLock(lock);
      throw error;
    });
    return { started: true };
  } catch (error) {
    throw (await isDiskFull(dataDir)) ? diskFull(dataDir) : error;
  }
}

async function serve(
  lock: Lock,
  { first, progress, reserve, compiled }: EngineTask,
): Promise<void> {
  const database = await openDatabase(lock.dataDir, compiled);
  const directory = lock.dataDir;
  // An up-to-date store can be opened even on a full disk.
  await migrate(engineOn(database, { directory, reserve: 0 })).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const engine = engineOn(database, { directory, reserve });
  const clients = serveClients({ engine, progress, closeEngine, breakOff });
  const server = await listenOnSocket(lock.holder.socket, (socket) =>
    clients.connect(socketChannel(socket)),
  );
  await engine.onFlip((release) => clients.sendFlip(release));
  clients.connect(portChannel(first));

  async function closeEngine(): Promise<void> {
    await stopListening(server, lock.holder.socket);
    try {
      await engine.close();
    } finally {
      await releaseLock(lock);
      // After the answer to the client that requested it.
      setImmediate(() => clients.disconnectAll());
    }
  }
}

/** Left uncaught to end the thread: what the broken engine has in memory must never be written. */
function breakOff(error: BrokenEngineError): Promise<never> {
  setImmediate(() => {
    throw error;
  });
  return new Promise(() => {});
}

/** The last few blocks of a disk are of no use. */
const almostNothing = 1_000_000;

async function isDiskFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < almostNothing;
}
