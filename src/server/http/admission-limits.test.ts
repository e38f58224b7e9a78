import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isLevelStream } from '#src/urls/market-data.ts';
import { budgets } from '../settings/budgets.ts';
import { openSiteServer } from '../start/site-server.ts';
import { admitRequests } from './admit-requests.ts';
import { plainAnswers } from './plain-answer.ts';
import { slowReaders } from './slow-readers.ts';

const plain = await plainAnswers('http://a.test');

/** A server of one place and a queue of one; what is asked of `/held` is answered when the gate opens. */
async function openNarrow() {
  const gate = Promise.withResolvers<void>();
  const [asked, begun, closed]: [string[], string[], string[]] = [[], [], []];
  let refused = 0;
  const work = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    begun.push(url);
    if (url.startsWith('/held')) await gate.promise;
    response.end('done');
  };
  const readers = slowReaders({ maxAnswers: 10, maxBytes: Infinity });
  const limits = { maxRunning: 1, maxQueued: 1, maxWait: 30_000 };
  const listener = admitRequests(work, plain, readers, () => (refused += 1), limits);
  const server = await openSiteServer(
    (request, response) => {
      const { url: path = '' } = request;
      asked.push(path);
      response.once('close', () => closed.push(path));
      listener(request, response);
    },
    plain,
    { host: '127.0.0.1', port: 0 },
  );
  onTestFinished(async () => {
    gate.resolve();
    await server.drain();
  });
  return { url: server.url, gate, asked, begun, closed, refused: () => refused };
}

test('who finds the queue full is refused at once, told when to come again, and counted', async () => {
  const { url, gate, begun, asked, refused } = await openNarrow();
  const answers = ['/held/1', '/held/2'].map((path) => fetch(url + path));
  await expect.poll(() => asked.length).toBe(2);
  const third = await fetch(`${url}/api/third`);
  expect([third.status, third.headers.has('Retry-After'), refused()]).toEqual([503, true, 1]);
  // A script of another site reads when, too.
  expect(third.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(third.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  expect(begun).toHaveLength(1);
  gate.resolve();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a stream of levels needs no place, however full it is', async () => {
  const { url, asked } = await openNarrow();
  const held = ['/held/1', '/held/2'].map((path) => fetch(url + path));
  void held;
  await expect.poll(() => asked.length).toBe(2);
  const stream = '/api/market-data/changes/WORLD';
  expect(isLevelStream(stream)).toBe(true);
  expect((await fetch(url + stream)).status).toBe(200);
});

test('an address has so many characters at most', async () => {
  const { url } = await openNarrow();
  const ofLength = (length: number) => `/${'a'.repeat(length - 1)}`;
  expect((await fetch(url + ofLength(budgets.addressLength))).status).toBe(200);
  expect((await fetch(url + ofLength(budgets.addressLength + 1))).status).toBe(414);
});

test('who leaves the queue leaves its place in it, and costs no work', async () => {
  const { url, gate, asked, begun, closed } = await openNarrow();
  const first = fetch(`${url}/held/1`);
  await expect.poll(() => begun).toEqual(['/held/1']);
  const leaving = connect(Number(new URL(url).port), '127.0.0.1', () =>
    leaving.write('GET /left HTTP/1.1\r\nHost: a.test\r\n\r\n'),
  );
  await expect.poll(() => asked).toContain('/left');
  leaving.destroy();
  await expect.poll(() => closed).toContain('/left');
  const next = fetch(`${url}/next`);
  await expect.poll(() => asked).toContain('/next');
  gate.resolve();
  expect((await first).status).toBe(200);
  expect((await next).status).toBe(200);
  expect(begun).not.toContain('/left');
});

test('an expectation that nobody meets is refused with the headers of every refusal', async () => {
  const { url } = await openNarrow();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a.test\r\nExpect: miracles\r\nConnection: close\r\n\r\n');
  const answer = (await Array.fromAsync(socket as AsyncIterable<Buffer>)).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 417 /);
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('Nothing is expected here but 100-continue.');
});
