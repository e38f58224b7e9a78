import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { admitRequests } from './admit-requests.ts';
import { plainAnswers } from './plain-answer.ts';
import { slowReaders } from './slow-readers.ts';
import { openSiteServer } from '../start/site-server.ts';

/** More than the system keeps for a connection that nobody reads. */
const large = Buffer.alloc(32 * 1024 * 1024);

const plain = await plainAnswers('http://a.test');

type Work = (request: IncomingMessage, response: ServerResponse) => unknown;

async function open(next: Work, beingRead: number, around = (run: () => void) => run()) {
  const listener = admitRequests(
    next,
    plain,
    slowReaders({ maxAnswers: beingRead, maxBytes: Infinity }),
    () => undefined,
    { maxRunning: 2, maxQueued: 10, maxWait: 30_000 },
  );
  const server = await openSiteServer(
    (request, response) => around(() => listener(request, response)),
    plain,
    { host: '127.0.0.1', port: 0 },
  );
  onTestFinished(() => server.drain());
  return server.url;
}

/** Asks for several things on one connection at once, and reads nothing of the answers. */
function askInARow(url: string, paths: readonly string[]): Socket {
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a.test\r\n\r\n`);
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
    socket.write(requests.join('')),
  );
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

function ask(url: string, path = '/large'): void {
  askInARow(url, [path]);
}

test.each([
  ['in one piece', (): RequestListener => (_, response) => response.end(large)],
  [
    'in pieces as they are taken',
    (): RequestListener => (_, response) => {
      const more = () => {
        while (response.write(large.subarray(0, 65_536)));
        response.once('drain', more);
      };
      more();
    },
  ],
])('answers given %s that nobody reads keep nobody from being answered', async (_, make) => {
  const answerLarge = make();
  let begun = 0;
  const url = await open((request, response) => {
    if (request.url !== '/large') return response.end('small');
    begun += 1;
    return answerLarge(request, response);
  }, 10);
  for (let visitor = 0; visitor < 4; visitor++) ask(url);
  await expect.poll(() => begun).toBe(4);
  expect(await (await fetch(url)).text()).toBe('small');
});

test('when too many answers wait to be read, the oldest is cut', async () => {
  const asked: string[] = [];
  const cut: string[] = [];
  const url = await open(({ url: path = '' }, response) => {
    asked.push(path);
    response.once('close', () => cut.push(path));
    response.end(large);
  }, 2);
  for (const path of ['/1', '/2', '/3', '/4']) {
    ask(url, path);
    await expect.poll(() => asked).toContain(path);
  }
  await expect.poll(() => cut).toEqual(['/1', '/2']);
});

test('requests of connections that close before they are answered leave their places', async () => {
  let begun = 0;
  const url = await open(() => {
    begun += 1;
  }, 10);
  const leaving = ['/never', '/never'].map((path) => askInARow(url, [path]));
  await expect.poll(() => begun).toBe(2);
  for (const socket of leaving) socket.destroy();
  // Both places, at the same time.
  for (const path of ['/never', '/never']) ask(url, path);
  await expect.poll(() => begun).toBe(4);
});

test('requests that are cut keep their places until what was begun for them is done', async () => {
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  let begun = 0;
  let cut = 0;
  const url = await open(
    async ({ url: path }, response) => {
      begun += 1;
      response.once('close', () => (cut += 1));
      if (path === '/slow') await gate.promise;
      response.end('done');
    },
    10,
    (run) => {
      asked += 1;
      run();
    },
  );
  const leaving = ['/slow', '/slow'].map((path) => askInARow(url, [path]));
  await expect.poll(() => begun).toBe(2);
  for (const socket of leaving) socket.destroy();
  await expect.poll(() => cut).toBe(2);
  const next = fetch(url).then((answer) => answer.text());
  await expect.poll(() => asked).toBe(3);
  // By the time of an answer that needs no place the next one would have been begun.
  await (await fetch(`${url}/healthz`)).text();
  expect(begun).toBe(3);
  gate.resolve();
  expect([await next, begun]).toEqual(['done', 4]);
});

test('a request that waited begins as itself, not as the one that made room for it', async () => {
  const who = new AsyncLocalStorage<string>();
  const gates: (() => void)[] = [];
  let asked = 0;
  const url = await open(
    (_, response) => {
      const name = who.getStore();
      gates.push(() => response.end(name));
    },
    10,
    (run) => who.run(`visitor ${(asked += 1)}`, run),
  );
  const answers: Promise<string>[] = [];
  for (const turn of [1, 2, 3, 4]) {
    answers.push(fetch(url).then((answer) => answer.text()));
    await expect.poll(() => asked).toBe(turn);
  }
  for (const turn of [0, 1, 2, 3]) {
    await expect.poll(() => gates.length).toBeGreaterThan(turn);
    gates[turn]?.();
  }
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4].map((turn) => `visitor ${turn}`));
});
