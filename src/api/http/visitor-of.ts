import type { IncomingMessage } from 'node:http';
import { addressGroup, type ClientAddress } from '../forms/client-address.ts';

/** The connection of a request that came over one. */
export type ConnectionBindings = { incoming?: Pick<IncomingMessage, 'socket'> };

/** As much of the context of a request as tells who asks. */
type AskedContext = {
  env: ConnectionBindings | undefined;
  req: { header: (name: string) => string | undefined };
};

/** Who counts for a limit: the visitor's address as the connection and trusted proxies tell it, or its network. */
export function visitorOf(clientAddress: ClientAddress, c: AskedContext): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '';
  return addressGroup(clientAddress(peer, c.req.header('X-Forwarded-For')));
}
