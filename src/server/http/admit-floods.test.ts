import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { admitRequests } from './admit-requests.ts';
import { plainAnswers } from './plain-answer.ts';
import { slowReaders } from './slow-readers.ts';

const plain = await plainAnswers('http://a.test');

/** A site that answers at once, and what it has begun; a request arrives by a call, as a socket would bring it. */
function openFlooded() {
  const begun: string[] = [];
  const listener = admitRequests(
    ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      begun.push(url);
      response.emit('close');
    },
    plain,
    slowReaders({ maxAnswers: 10, maxBytes: Infinity }),
    () => undefined,
    { maxRunning: 64, maxQueued: 150, maxWait: 30_000 },
  );
  function arrive(url: string): void {
    const response = new EventEmitter() as ServerResponse;
    listener({ url } as IncomingMessage, response);
  }
  return { begun, arrive };
}

test('requests that go on arriving, one a turn of the event loop, are read before the next is worked on', async () => {
  const { begun, arrive } = openFlooded();
  for (let visitor = 0; visitor < 20; visitor++) {
    arrive(`/${visitor}`);
    await nextTurn();
  }
  expect(begun).toEqual(['/0']);
  await expect.poll(() => begun.length).toBe(20);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, visitor) => `/${visitor}`));
});

test('a flood that never ends keeps nothing from being worked on', async () => {
  const { begun, arrive } = openFlooded();
  for (let visitor = 0; visitor < 100; visitor++) {
    arrive(`/${visitor}`);
    await nextTurn();
  }
  expect(begun.slice(0, 3)).toEqual(['/0', '/1', '/2']);
  expect(begun.length).toBeLessThan(10);
});
