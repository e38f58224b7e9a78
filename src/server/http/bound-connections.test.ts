import { createServer, get, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundConnections, handlePipelinedInOrder } from './bound-connections.ts';

async function serve(listener: RequestListener, trusted: string[] = [], perAddress = 2) {
  const state = { refused: 0 };
  const server = createServer(listener);
  boundConnections(server, trusted, () => (state.refused += 1), { perAddress });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, state };
}

function open(port: number, bytes = ''): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  onTestFinished(() => void socket.destroy());
  return socket.on('error', () => undefined);
}

/** The status of a page, for a visitor of that address; null where its connection is closed. */
function visit(port: number, localAddress: string): Promise<number | null> {
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', localAddress, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    }).on('error', () => resolve(null));
  });
}

const page: RequestListener = (_, response) => response.end('page');

test('an address has so many connections, and others have theirs', async () => {
  const { port, state } = await serve(page);
  const [first] = [open(port), open(port)];
  await expect.poll(() => visit(port, '127.0.0.1')).toBeNull();
  expect(state.refused).toBeGreaterThan(0);
  expect(await visit(port, '127.0.0.2')).toBe(200);
  first.destroy();
  await expect.poll(() => visit(port, '127.0.0.1')).toBe(200);
});

test('a proxy that is trusted has any number of connections', async () => {
  const { port, state } = await serve(page, ['127.0.0.0/30']);
  for (let count = 0; count < 5; count += 1) open(port);
  expect(await visit(port, '127.0.0.1')).toBe(200);
  expect(state.refused).toBe(0);
});

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.test\r\n\r\n`;

test('requests in a row are begun as those before them are answered', async () => {
  const begun: string[] = [];
  const answer: (() => void)[] = [];
  const { port } = await serve(
    handlePipelinedInOrder(({ url = '' }, response) => {
      begun.push(url);
      answer.push(() => response.end(url));
    }),
  );
  let text = '';
  open(port, request('/1') + request('/2') + request('/3')).on('data', (chunk) => {
    text += chunk.toString();
  });
  await expect.poll(() => begun).toEqual(['/1']);
  answer[0]!();
  await expect.poll(() => begun).toEqual(['/1', '/2']);
  answer[1]!();
  await expect.poll(() => begun).toEqual(['/1', '/2', '/3']);
  answer[2]!();
  await expect.poll(() => text.match(/\/\d(?=HTTP|$)/g)).toEqual(['/1', '/2', '/3']);
});

test('a connection on which requests pile up is cut', async () => {
  let begun = 0;
  const { port } = await serve(handlePipelinedInOrder(() => (begun += 1), { pipelined: 3 }));
  const few = open(port, request('/').repeat(4));
  await expect.poll(() => begun).toBe(1);
  const many = open(port, request('/').repeat(5));
  await expect.poll(() => many.destroyed).toBe(true);
  expect(few.destroyed).toBe(false);
});
