import { describe, expect, test } from 'vitest';
import { createRequestQueue } from './request-queue.ts';

const unwatched = { begin() {}, end() {} };

/** Runs the named jobs in a queue that is held until all are in, and says in which order they ran. */
async function order(jobs: [client: object, kind: 'read' | 'bulk', name: string][]) {
  const queue = createRequestQueue(unwatched);
  const ran: string[] = [];
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  queue.add({}, 'read', () => held);
  const done = Promise.all(
    jobs.map(
      ([client, kind, name]) =>
        new Promise<void>((resolve) => {
          queue.add(client, kind, async () => {
            ran.push(name);
            resolve();
          });
        }),
    ),
  );
  start();
  await done;
  return ran;
}

describe('the queue of the embedded engine', () => {
  const [site, catalogue, publisher] = [{}, {}, {}];

  test('serves reads before bulk writes that came earlier', async () => {
    expect(
      await order([
        [publisher, 'bulk', 'write 1'],
        [publisher, 'bulk', 'write 2'],
        [site, 'read', 'read'],
      ]),
    ).toEqual(['read', 'write 1', 'write 2']);
  });

  test('lets clients take turns, so that many requests of one do not hold up another', async () => {
    expect(
      await order([
        [catalogue, 'read', 'catalogue 1'],
        [catalogue, 'read', 'catalogue 2'],
        [catalogue, 'read', 'catalogue 3'],
        [site, 'read', 'site 1'],
        [site, 'read', 'site 2'],
      ]),
    ).toEqual(['catalogue 1', 'site 1', 'catalogue 2', 'site 2', 'catalogue 3']);
  });

  test('drops what a client that left was waiting for', async () => {
    const queue = createRequestQueue(unwatched);
    const ran: string[] = [];
    let leave = () => {};
    const left = new Promise<void>((resolve) => (leave = resolve));
    const finished = new Promise<void>((resolve) => {
      queue.add(site, 'read', () => left);
      queue.add(catalogue, 'read', async () => void ran.push('read'));
      queue.add(catalogue, 'bulk', async () => void ran.push('bulk'));
      queue.add(site, 'bulk', async () => resolve());
    });
    queue.forget(catalogue);
    leave();
    await finished;
    expect(ran).toEqual([]);
  });
});
