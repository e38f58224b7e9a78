import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { UnavailableError } from '#src/domain/errors.ts';
import { boundConnections, handlePipelinedInOrder } from '../http/bound-connections.ts';
import { budgets } from '../settings/budgets.ts';
import type { PlainAnswers } from '../http/plain-answer.ts';

const { connections } = budgets;

const serverOptions = {
  maxHeaderSize: connections.headerBytes,
  headersTimeout: connections.headersTimeout,
  // How often Node enforces both timeouts.
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: connections.keepAliveTimeout,
  // A request without a Host header is refused below, like one with two.
  requireHostHeader: false,
} as const;

export type SiteServer = {
  /** Address at which it listens. */
  url: string;
  /** From now on every answer closes its connection; new connections are still accepted. */
  announceEnd: () => void;
  /** Accepts no new connections, and resolves when every request in progress is answered, or cut. */
  drain: () => Promise<void>;
};

type Place = {
  host: string;
  port: number;
  /** Proxies that may hold any number of connections. */
  trustedProxies?: readonly string[];
  /** Milliseconds in which a whole request has to arrive. */
  requestTimeout?: number;
  /** Called for each connection that was closed because its address holds too many. */
  onRefused?: () => void;
};

/**
 * Listens with a server that can end without dropping a request.
 * @throws UnavailableError when another process listens there
 */
export async function openSiteServer(
  listener: RequestListener,
  plain: PlainAnswers,
  {
    host,
    port,
    trustedProxies = [],
    requestTimeout = connections.requestTimeout,
    onRefused = () => {},
  }: Place,
): Promise<SiteServer> {
  const handle = handlePipelinedInOrder(listener);
  const inProgress = new Set<ServerResponse>();
  let isEnding = false;
  const server = createServer({ ...serverOptions, requestTimeout }, (request, response) => {
    inProgress.add(response);
    response.shouldKeepAlive &&= !isEnding;
    // A timeout with nothing left to read means that the server is slow, not the reader.
    response.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
    response.on('close', () => {
      inProgress.delete(response);
      // An answer whose headers were sent before the end was announced leaves its connection open.
      if (isEnding) setImmediate(() => !server.listening && server.closeIdleConnections());
    });
    if (!namesItsHost(request))
      plain.answer(response, 400, 'A request names one host.', { Connection: 'close' });
    else handle(request, response);
  });
  // Node would refuse it without the headers of every refusal.
  server.on('checkExpectation', (_request, response) =>
    plain.answer(response, 417, 'Nothing is expected here but 100-continue.'),
  );
  boundConnections(server, trustedProxies, onRefused);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Once an answer has begun, the status line would end up in the middle of it.
    const hasBegun = Array.from(inProgress).some(
      (response) => response.socket === socket && response.headersSent,
    );
    if (socket.writable && !hasBegun) socket.write(plain.bytes(statusOf(error)));
    socket.destroy(error);
  });
  server.timeout = connections.stallTimeout;
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
    for (const response of inProgress) response.shouldKeepAlive = false;
  }

  async function drain(): Promise<void> {
    announceEnd();
    const cut = setTimeout(() => server.closeAllConnections(), connections.drainTimeout);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    clearTimeout(cut);
  }

  return { url: urlOf(server.address() as AddressInfo), announceEnd, drain };
}

/** A name or an address, and a port: what else stands there cannot be the host of an address (RFC 9112, 3.2). */
const possibleHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** True for exactly one Host header: of several, proxies use the first or the last (RFC 9112, 3.2). HTTP/1.0 needs none. */
function namesItsHost({ rawHeaders, headers, httpVersionMinor }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') count += 1;
  if (count === 0) return httpVersionMinor === 0;
  const host = headers.host ?? '';
  // An empty name stands for the site itself, as none does.
  return (
    count === 1 && (host === '' || (possibleHost.test(host) && URL.canParse(`http://${host}`)))
  );
}

/** Status for bytes that the parser could not read as a request. */
function statusOf({ code }: NodeJS.ErrnoException) {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function urlOf({ address, port, family }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
