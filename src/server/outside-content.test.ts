import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { topHatQuery, type TopHat } from '#src/contract/content/top-hat-query.ts';
import { outsideContent } from './outside-content.ts';

const topHat: TopHat = {
  logo: { text: 'Group', href: 'https://group.example' },
  drawerLinks: [],
  taxonomyLists: [],
};

type Asked = { method: string | undefined; authorization: string | undefined; body: unknown };
type Answer = (response: ServerResponse) => void;

const answerWith =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A content service of our own, which notes what it is asked. */
async function serve(answer: Answer): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  server = createServer((request: IncomingMessage, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const { method, headers } = request;
      asked.push({ method, authorization: headers.authorization, body: JSON.parse(text) });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graphql`, asked };
}

test('LY-16 another content service is asked by POST, with the credential of its environment', async () => {
  const { url, asked } = await serve(answerWith({ data: { topHat } }));
  expect(await outsideContent(url, 'secret-of-stage')('ja-jp')).toEqual(topHat);
  expect(asked).toEqual([
    {
      method: 'POST',
      authorization: 'Bearer secret-of-stage',
      body: { query: topHatQuery, operationName: 'TopHat', variables: { lang: 'ja-jp' } },
    },
  ]);
});

test('LY-11 an answer is good for a minute, in each language', async () => {
  const { url, asked } = await serve(answerWith({ data: { topHat } }));
  let now = 0;
  const ask = outsideContent(url, 'x', () => now);
  await ask('en-us');
  await ask('ja-jp');
  now = 59_999;
  await ask('en-us');
  expect(asked).toHaveLength(2);
  now = 60_000;
  await ask('en-us');
  expect(asked).toHaveLength(3);
});

test.each<[string, Answer]>([
  ['an error', answerWith({ errors: [{ message: 'no' }] }, 500)],
  ['GraphQL errors', answerWith({ errors: [{ message: 'no' }], data: null })],
  ['something else', answerWith({ data: { topHat: { logo: 'Group' } } })],
  ['no JSON', (response) => response.end('<h1>Bad gateway</h1>')],
])(
  'LY-11 a service that answers with %s has failed, and is left alone for a while',
  async (_, answer) => {
    const { url, asked } = await serve(answer);
    let now = 0;
    const ask = outsideContent(url, 'x', () => now);
    await expect(ask('en-us')).rejects.toBeInstanceOf(Error);
    now = 14_999;
    await expect(ask('en-us')).rejects.toBeInstanceOf(Error);
    expect(asked).toHaveLength(1);
    now = 15_000;
    await expect(ask('en-us')).rejects.toBeInstanceOf(Error);
    expect(asked).toHaveLength(2);
  },
);

test('LY-11 a service that does not answer is given up after two seconds', async () => {
  const { url } = await serve(() => undefined);
  const begun = performance.now();
  await expect(outsideContent(url, 'x')('en-us')).rejects.toThrow(/timeout/i);
  expect(performance.now() - begun).toBeLessThan(4_000);
});
