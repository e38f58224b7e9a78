import { getRequestListener } from '@hono/node-server';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readBody } from '#src/outside/read-body.ts';
import { sendRaw } from '../../../tests/support/raw-request.ts';
import { plainAnswers } from './plain-answer.ts';
import { receiveBodies } from './receive-bodies.ts';
import { openSiteServer } from '../start/site-server.ts';

/** Tells the length of what it is sent; of 64 KiB at most. */
const plain = await plainAnswers('http://a.test');

async function open(reception: { timeout: number; maxConcurrent: number }) {
  const state = { begun: 0, refused: 0 };
  const handle = getRequestListener(async (request) => {
    state.begun += 1;
    const text = await readBody(request, 65_536);
    return new Response(String(text?.length ?? 'too long'), { status: text === null ? 413 : 200 });
  });
  const listener = receiveBodies(
    (request, response) => void handle(request, response),
    plain,
    () => (state.refused += 1),
    reception,
  );
  const server = await openSiteServer(listener, plain, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.drain());
  return { url: server.url, state };
}

const beginning = 'POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 10\r\n\r\nabc';

function begin(url: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(beginning));
  onTestFinished(() => void socket.destroy());
  return socket.on('error', () => undefined);
}

test('a body is handed on whole, and one that is too long only to be refused', async () => {
  const { url } = await open({ timeout: 60_000, maxConcurrent: 5 });
  const send = async (body: string) => {
    const answer = await fetch(url, { method: 'POST', body });
    return [answer.status, await answer.text()];
  };
  expect(await send('')).toEqual([200, '0']);
  expect(await send('x'.repeat(65_536))).toEqual([200, '65536']);
  expect(await send('x'.repeat(65_537))).toEqual([413, 'too long']);
  expect(await (await fetch(url)).text()).toBe('0');
});

test('a body that is declared too long is refused before it arrives', async () => {
  const { url } = await open({ timeout: 60_000, maxConcurrent: 5 });
  const declared = beginning.replace('Length: 10', 'Length: 65537\r\nConnection: close');
  expect((await sendRaw(url, declared)).status).toBe(413);
});

test('a body that does not arrive is a 408, and nothing is begun for it', async () => {
  const { url, state } = await open({ timeout: 200, maxConcurrent: 5 });
  const answer = await sendRaw(url, beginning);
  expect(answer.status).toBe(408);
  expect(answer.head).toContain('Connection: close');
  expect(state.begun).toBe(0);
});

test('a form has ten seconds to arrive', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answered: number[] = [];
  const listener = receiveBodies(
    () => undefined,
    { ...plain, answer: (_, status) => void answered.push(status) },
    () => undefined,
  );
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST' });
  listener(request, new ServerResponse(request));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(answered).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toEqual([408]);
});

test('bodies beyond those that may arrive at a time are refused until one of them has left', async () => {
  const { url, state } = await open({ timeout: 60_000, maxConcurrent: 1 });
  const send = async () => (await fetch(url, { method: 'POST', body: 'abc' })).status;
  const slow = begin(url);
  await expect.poll(send).toBe(503);
  expect(state.refused).toBeGreaterThan(0);
  expect((await fetch(url)).status).toBe(200);
  slow.destroy();
  await expect.poll(send).toBe(200);
});
