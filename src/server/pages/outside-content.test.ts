import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { askTopHat } from '#src/api/content/ask-content.ts';
import { topHatQuery, type TopHat } from '#src/contract/content/top-hat-query.ts';
import { openExternalServices } from '#src/outside/external-services.ts';
import { contentPolicy, outsideContent } from './outside-content.ts';

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

/** Asks that service as the site does. */
function askerOf(url: string, now?: () => number) {
  const silent = { info: () => {}, warn: () => {} };
  const service = openExternalServices(silent).open('content service', contentPolicy);
  return outsideContent({ url, token: 'secret-of-stage' }, service, now);
}

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
  expect(await askerOf(url)('ja-jp')).toEqual(topHat);
  expect(asked).toEqual([
    {
      method: 'POST',
      authorization: 'Bearer secret-of-stage',
      body: { query: topHatQuery, operationName: 'TopHat', variables: { lang: 'ja-jp' } },
    },
  ]);
});

test('LY-11 an answer is good for a minute, in each language; then nobody waits for the next', async () => {
  const { url, asked } = await serve(answerWith({ data: { topHat } }));
  let now = 1_000;
  const ask = askerOf(url, () => now);
  await ask('en-us');
  await ask('ja-jp');
  now = 61_000;
  await ask('en-us');
  expect(asked).toHaveLength(2);
  now = 61_001;
  expect(await ask('en-us')).toEqual(topHat);
  await expect.poll(() => asked.length).toBe(3);
});

test('LY-11 when the service fails later on, its last answer stays', async () => {
  let isDown = false;
  const { url, asked } = await serve((response) =>
    isDown ? response.destroy() : answerWith({ data: { topHat } })(response),
  );
  let now = 1_000;
  const ask = askerOf(url, () => now);
  await ask('en-us');
  isDown = true;
  now = 61_001;
  for (const _ of Array(4)) {
    const before = asked.length;
    expect(await ask('en-us')).toEqual(topHat);
    await expect.poll(() => asked.length).toBe(Math.min(before + 1, 4));
  }
});

const scriptLink = { title: 'Careers', href: 'javascript:alert(1)' };

test.each<[string, Answer]>([
  ['an error', answerWith({ errors: [{ message: 'no' }] }, 500)],
  ['GraphQL errors', answerWith({ errors: [{ message: 'no' }], data: null })],
  ['something else', answerWith({ data: { topHat: { logo: 'Group' } } })],
  [
    'a link that would run',
    answerWith({ data: { topHat: { ...topHat, drawerLinks: [scriptLink] } } }),
  ],
  ['no JSON', (response) => response.end('<h1>Bad gateway</h1>')],
])(
  'LY-11 a service that answers with %s has failed, and is left alone after three times',
  async (_, answer) => {
    const { url, asked } = await serve(answer);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const ask = askerOf(url);
    for (const _ of Array(6)) expect(await ask('en-us')).toBeNull();
    expect(asked).toHaveLength(3);
    vi.setSystemTime(Date.now() + 15_000);
    for (const _ of Array(3)) expect(await ask('en-us')).toBeNull();
    expect(asked).toHaveLength(4);
  },
);

test('LY-11 a service that does not answer is given up after two seconds', async () => {
  const { url } = await serve(() => undefined);
  const begun = performance.now();
  expect(await askerOf(url)('en-us')).toBeNull();
  expect(performance.now() - begun).toBeLessThan(4_000);
});

test('an answer of the content service is read no further than one may be long', async () => {
  let left = 64;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
      if ((left -= 1) === 0) controller.close();
    },
  });
  const service = { post: async () => new Response(body), token: 'secret-of-stage' };
  await expect(askTopHat(service, 'en-us')).rejects.toThrow('too many bytes');
  expect(left).toBeGreaterThan(50);
});
