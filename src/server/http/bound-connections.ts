import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { budgets } from '../settings/budgets.ts';
import { addressGroup, trustedAddresses, withoutMapping } from '#src/api/forms/client-address.ts';

type Limits = {
  /** Connections of one network address. */
  perAddress: number;
  /** Pipelined requests of one connection that wait for the answer before theirs. */
  pipelined: number;
};

/**
 * Closes connections of a network address beyond its limit at once. Trusted proxies may open any number.
 * @param trusted addresses and networks of those proxies
 */
export function boundConnections(
  server: Server,
  trusted: readonly string[],
  onRefused: () => void,
  { perAddress }: Pick<Limits, 'perAddress'> = budgets.connections,
): void {
  const isProxy = trustedAddresses(trusted);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = withoutMapping(socket.remoteAddress ?? '');
    if (isProxy(address)) return;
    const group = addressGroup(address);
    const count = (open.get(group) ?? 0) + 1;
    if (count > perAddress) {
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
 * Handles the pipelined requests of one connection one after another, each when the answer before it is sent: a client
 * that does not read its first answer has no second one made and held for it. A connection whose requests pile up is
 * closed.
 */
export function handlePipelinedInOrder(
  next: RequestListener,
  { pipelined }: Pick<Limits, 'pipelined'> = budgets.connections,
): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  function startNext(socket: Socket): void {
    const start = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (start) start();
    else waiting.delete(socket);
  }

  return (request, response) => {
    const { socket } = request;
    response.once('close', () => startNext(socket));
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      next(request, response);
    } else if (queue.length >= pipelined) socket.destroy();
    // Bound to its own context, not to that of the request before it.
    else queue.push(AsyncLocalStorage.bind(() => next(request, response)));
  };
}
