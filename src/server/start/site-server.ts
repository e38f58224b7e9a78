import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { UnavailableError } from '#src/domain/errors.ts';
import { boundConnections, oneByOne } from '../http/bound-connections.ts';
import type { PlainAnswers } from '../http/plain-answer.ts';

/** What a connection may take: bytes of headers, and milliseconds for its headers and for a whole request. */
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // How often both are looked after.
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  // It is refused below, as two are.
  requireHostHeader: false,
} as const;

/** An answer of which nothing is taken for twice so many milliseconds is cut. Streams say something more often. */
const longestStall = 30_000;

/** What hangs is cut after so many milliseconds. */
const longestDrain = 10_000;

export type SiteServer = {
  /** Address at which it listens. */
  url: string;
  /** From now on every answer asks its connection to be closed; new ones are still taken. */
  announceEnd: () => void;
  /** Takes no new connections, and resolves when all that was under way is answered, or cut. */
  drain: () => Promise<void>;
};

type Place = {
  host: string;
  port: number;
  /** Those who may hold any number of connections. */
  trustedProxies?: readonly string[];
  /** A connection was closed, of an address that holds too many. */
  onRefused?: () => void;
};

/** A server that can end without dropping a request. @throws UnavailableError where another process listens */
export async function openSiteServer(
  listener: RequestListener,
  plain: PlainAnswers,
  { host, port, trustedProxies = [], onRefused = () => {} }: Place,
): Promise<SiteServer> {
  const inTurn = oneByOne(listener);
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  const server = createServer(limits, (request, response) => {
    underWay.add(response);
    response.shouldKeepAlive &&= !isEnding;
    // Without anything to be read it is the server that takes its time.
    response.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
    response.on('close', () => {
      underWay.delete(response);
      // One whose headers were out before the end was announced leaves its connection open.
      if (isEnding) setImmediate(() => !server.listening && server.closeIdleConnections());
    });
    if (!namesItsHost(request))
      plain.answer(response, 400, 'A request names one host.', { Connection: 'close' });
    else inTurn(request, response);
  });
  boundConnections(server, trustedProxies, onRefused);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The bytes would stand in the midst of an answer that has begun.
    const hasBegun = Array.from(underWay).some(
      (response) => response.socket === socket && response.headersSent,
    );
    if (socket.writable && !hasBegun) socket.write(plain.bytes(statusOf(error)));
    socket.destroy(error);
  });
  server.timeout = longestStall;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const message = `Another process listens at ${host}:${port} (HOST, PORT)`;
      reject(isTaken ? new UnavailableError(message) : error);
    });
    server.listen(port, host, resolve);
  });

  function announceEnd(): void {
    isEnding = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  }

  async function drain(): Promise<void> {
    announceEnd();
    const cut = setTimeout(() => server.closeAllConnections(), longestDrain);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    clearTimeout(cut);
  }

  return { url: urlOf(server.address() as AddressInfo), announceEnd, drain };
}

/** Once: proxies go by the first or by the last of several (RFC 9112, 3.2). HTTP/1.0 need not. */
function namesItsHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') count += 1;
  return count === 1 || (count === 0 && httpVersionMinor === 0);
}

/** What is wrong with bytes that are no request, as the parser tells it. */
function statusOf({ code }: NodeJS.ErrnoException) {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function urlOf({ address, port, family }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
