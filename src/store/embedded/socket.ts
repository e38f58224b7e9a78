import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Bytes of a path that fit into a Unix socket's address on every system. */
const longestSocketPath = 100;

/**
 * The socket of a data directory, in a directory that only its owner may enter: within the data directory where the
 * path is short enough, else under the system's temporary directory.
 */
export function chooseSocketPath(dataDir: string): string {
  const inside = join(resolve(dataDir), 'run', 'store.sock');
  if (Buffer.byteLength(inside) <= longestSocketPath) return inside;
  return join(tmpdir(), `plumbline-${randomUUID()}`, 'store.sock');
}

/** Listens on a path of which the caller holds the lock. */
export async function listenOnSocket(
  path: string,
  onConnection: (socket: Socket) => void,
): Promise<Server> {
  await rm(dirname(path), { recursive: true, force: true });
  await mkdir(dirname(path), { mode: 0o700 });
  const server = createServer(onConnection);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(path, done);
  });
  await chmod(path, 0o600);
  return server;
}

/** Accepts no more connections, and removes the socket with its directory. */
export async function stopListening(server: Server, path: string): Promise<void> {
  server.close();
  await rm(dirname(path), { recursive: true, force: true });
}

/** Connects; rejects with the system's error when nobody listens. */
export async function connectToSocket(path: string): Promise<Socket> {
  const socket = connect(path);
  await new Promise<void>((done, fail) => {
    socket.once('connect', done);
    socket.once('error', fail);
  });
  return socket;
}
