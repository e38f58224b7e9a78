import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { slowReaders } from './slow-readers.ts';

/** More than the system takes of an answer that nobody reads. */
const large = Buffer.alloc(16 * 1024 * 1024);

/** Answers that so many visitors wait for and do not read, and of which of them the connection was cut. */
async function unread(count: number, limits: Parameters<typeof slowReaders>[0]) {
  const readers = slowReaders(limits);
  const responses: ServerResponse[] = [];
  const cut: number[] = [];
  const server = createServer((_, response) => {
    const at = responses.push(response) - 1;
    response.once('close', () => cut.push(at));
    response.end(large);
    readers.add(response);
    // Told of it twice: once when it is complete, and when it begins to wait.
    readers.add(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  for (let at = 0; at < count; at += 1) {
    const socket = connect(port, '127.0.0.1', () =>
      socket.pause().write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n'),
    );
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await expect.poll(() => responses.length).toBe(at + 1);
  }
  return cut;
}

test('beyond their number the oldest of the answers that nobody reads are cut', async () => {
  const cut = await unread(4, { maxAnswers: 2, maxBytes: Infinity });
  await expect.poll(() => cut).toEqual([0, 1]);
});

test('beyond their bytes the oldest of the answers that nobody reads are cut', async () => {
  const cut = await unread(4, { maxAnswers: 100, maxBytes: 3.5 * large.length });
  await expect.poll(() => cut).toEqual([0]);
});
