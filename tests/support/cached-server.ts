import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { createAnswerCache } from '#src/server/http/answer-cache.ts';
import { knownAddress } from '#src/server/http/known-address.ts';

/** A description of an answer. */
export type Made = {
  status?: number;
  release?: number;
  cacheControl?: string;
  wait?: Promise<unknown>;
  body?: ReadableStream;
  /** The size of the body in bytes, which then has no text. */
  size?: number;
};

const bytesOf = ({ size }: Made) => (size === undefined ? null : Buffer.alloc(size));

/** Starts a server that caches. Each answer contains the number of answers generated before it. */
export async function serveCached(describe: (path: string, request: Request) => Made = () => ({})) {
  let release = 1;
  let now = 1_000_000;
  const made: string[] = [];
  const make = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const made1: Made = describe(pathname, request);
    made.push(pathname + search);
    const count = made.length;
    await made1.wait;
    return new Response(made1.body ?? bytesOf(made1) ?? `${pathname}${search} ${count}`, {
      status: made1.status ?? 200,
      headers: {
        ETag: `"${count}"`,
        'Cache-Control': made1.cacheControl ?? 'public, s-maxage=60',
        'Content-Security-Policy': `script-src 'sha256-${count}'`,
        'Plumbline-Release': String(made1.release ?? release),
      },
    });
  };
  const cache = createAnswerCache(
    () => release,
    knownAddress({ parametersOf: (path) => (path === '/contact-us' ? 'any' : ['page', 'family']) }),
    () => now,
  );
  const handle = getRequestListener((request) => cache.through(request, make));
  const listener: RequestListener = (request, response) => {
    if (!cache.answer(request, response)) void handle(request, response);
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
  return {
    made,
    ask,
    text: async (path: string, init: RequestInit = {}) => (await ask(path, init)).text(),
    publish: () => (release += 1),
    pass: (milliseconds: number) => (now += milliseconds),
  };
}
