import type { Context } from 'hono';
import type { IncomingMessage } from 'node:http';
import { addressGroup, type ClientAddress } from '../forms/client-address.ts';

/** The connection of a request that came over one. */
export type ConnectionBindings = { incoming?: Pick<IncomingMessage, 'socket'> };

/** Who counts for a limit: the visitor's address as the connection and trusted proxies tell it, or its network. */
export function visitorOf(
  clientAddress: ClientAddress,
  c: Context<{ Bindings: ConnectionBindings }>,
): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '';
  return addressGroup(clientAddress(peer, c.req.header('X-Forwarded-For')));
}
