import type { MessagePort } from 'node:worker_threads';
import { migrate } from '../migrate.ts';
import { portChannel, socketChannel } from './channel.ts';
import { openDatabase } from './database.ts';
import { acquireLock, releaseLock, type Lock } from './lock.ts';
import { chooseSocketPath, listenOnSocket, stopListening } from './socket.ts';
import { engineOn } from './engine.ts';
import type { StartReport } from './protocol.ts';
import { serveClients } from './serve-clients.ts';

/** Takes the lock of the directory and serves its database until it is closed; or says who holds the lock. */
export async function runEngine(dataDir: string, first: MessagePort): Promise<StartReport> {
  const lock = await acquireLock(dataDir, chooseSocketPath(dataDir));
  if (!('heldBy' in lock)) {
    try {
      await serve(lock, first);
      return { started: true, generation: lock.generation };
    } catch (error) {
      await releaseLock(lock);
      throw error;
    }
  }
  const { pid, host, socket: path } = lock.heldBy;
  return { heldBy: { pid, host, socket: path } };
}

async function serve(lock: Lock, first: MessagePort): Promise<void> {
  const database = await openDatabase(lock.dataDir);
  const engine = engineOn(database);
  await migrate(engine);
  const clients = serveClients(engine, close);
  const server = await listenOnSocket(lock.holder.socket, (socket) =>
    clients.connect(socketChannel(socket)),
  );
  await engine.onFlip((release) => clients.tellFlip(release));
  clients.connect(portChannel(first));

  async function close(): Promise<void> {
    await stopListening(server, lock.holder.socket);
    await engine.close();
    await releaseLock(lock);
    // After the answer to the one who asked for it.
    setImmediate(() => clients.disconnectAll());
  }
}
