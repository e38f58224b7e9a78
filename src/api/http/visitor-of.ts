import type { IncomingMessage } from 'node:http';
import { addressGroup, type ClientAddress } from '../forms/client-address.ts';

/** The connection of a request that came over one. */
export type ConnectionBindings = { incoming?: Pick<IncomingMessage, 'socket'> };

/** The part of a request's context that identifies the visitor. */
type RequestContext = {
  env: ConnectionBindings | undefined;
  req: { header: (name: string) => string | undefined };
};

/** Who counts for a limit: the visitor's address, or its network, as the connection and trusted proxies give it. */
export function visitorOf(clientAddress: ClientAddress, c: RequestContext): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '';
  return addressGroup(clientAddress(peer, c.req.header('X-Forwarded-For')));
}
