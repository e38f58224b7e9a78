import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup, trustedAddresses, withoutMapping } from '#src/api/forms/client-address.ts';

type Limits = {
  /**
   * Connections of one address: what waits in them unread is held by the system, some two megabytes each, out of this
   * process's sight. More of them that read nothing were seen to keep other visitors waiting.
   */
  ofAddress: number;
  /** Requests of one connection that wait for the answer before theirs. */
  inARow: number;
};

const limits: Limits = { ofAddress: 128, inARow: 64 };

/**
 * Closes at once the connections of an address beyond its limit; proxies in front have any number.
 * @param trusted addresses and networks of those proxies
 */
export function boundConnections(
  server: Server,
  trusted: readonly string[],
  onRefused: () => void,
  { ofAddress: most }: Pick<Limits, 'ofAddress'> = limits,
): void {
  const isProxy = trustedAddresses(trusted);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = withoutMapping(socket.remoteAddress ?? '');
    if (isProxy(address)) return;
    const group = addressGroup(address);
    const count = (open.get(group) ?? 0) + 1;
    if (count > most) {
      onRefused();
      socket.destroy();
      return;
    }
    open.set(group, count);
    socket.once('close', () => {
      const left = open.get(group)! - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
  });
}

/**
 * Begins the requests that were sent in a row on one connection one after another, as they are answered: who does
 * not read his first answer has no second one made, or taken from memory, to be kept for him. Whose requests pile
 * up is cut.
 */
export function oneByOne(
  next: RequestListener,
  { inARow: most }: Pick<Limits, 'inARow'> = limits,
): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  function beginNext(socket: Socket): void {
    const begin = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (begin) begin();
    else waiting.delete(socket);
  }

  return (request, response) => {
    const { socket } = request;
    response.once('close', () => beginNext(socket));
    const row = waiting.get(socket);
    if (row === undefined) {
      waiting.set(socket, []);
      next(request, response);
    } else if (row.length >= most) socket.destroy();
    // It begins as itself, not as a part of the one before it.
    else row.push(AsyncLocalStorage.bind(() => next(request, response)));
  };
}
