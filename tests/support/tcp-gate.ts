import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type TcpGate = {
  port: number;
  /** Stops all traffic without closing connections, as when a machine or a network hangs. */
  shut: () => void;
  open: () => void;
  /** Stops the traffic of open connections for good without closing them, as when a machine fails. New ones work. */
  lose: () => void;
  close: () => void;
};

/** Forwards connections to a port of this machine until it is shut. */
export async function startTcpGate(to: number): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  const lost: Socket[] = [];
  let isShut = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    join(near, far);
    join(far, near);
  });

  function join(from: Socket, into: Socket): void {
    sockets.add(from);
    from.on('data', (chunk) => into.write(chunk));
    from.on('error', () => into.destroy());
    from.on('close', () => {
      sockets.delete(from);
      into.end();
    });
    if (isShut) from.pause();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    shut() {
      isShut = true;
      for (const socket of sockets) socket.pause();
    },
    open() {
      isShut = false;
      for (const socket of sockets) socket.resume();
    },
    lose() {
      for (const socket of sockets) socket.pause();
      lost.push(...sockets);
      sockets.clear();
    },
    close() {
      server.close();
      for (const socket of [...sockets, ...lost]) socket.destroy();
    },
  };
}
