import type { Logger } from 'pino';
import { expect, test, vi } from 'vitest';
import type { ClientFailure } from '#src/contract/api/client-failures.ts';
import { clientFailures } from './client-failures.ts';
import { clientAddress } from '../forms/client-address.ts';
import { rateLimit } from '../forms/rate-limit.ts';

const failure: ClientFailure = {
  part: 'search',
  message: 'The service cannot be reached',
  route: '/indexes/details/$portfolioDetails',
  build: '/assets/visit-Abc123.js',
};

function site(reports = 30) {
  const warn = vi.fn<Logger['warn']>();
  const clientFailed = vi.fn<(kind: string) => void>();
  const app = clientFailures({
    log: { warn },
    clientFailed,
    publicUrl: 'https://indexes.example',
    clientAddress: clientAddress([]),
    rateLimit: rateLimit(reports),
  });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('https://indexes.example/api/client-failures', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { Origin: 'https://indexes.example', ...headers },
    });
  return { warn, clientFailed, send };
}

test('NV-05 a failure in a browser is one line of the log, and counts', async () => {
  const { send, warn, clientFailed } = site();
  const answer = await send(failure);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
  expect(warn.mock.calls).toEqual([[failure, 'failure in a browser']]);
  expect(clientFailed.mock.calls).toEqual([['failure']]);
});

test('what the policy kept away is told by its origin, not by the address it was met at', async () => {
  const { send, warn, clientFailed } = site();
  const report = (blocked: string) => ({
    'csp-report': {
      'document-uri': 'https://indexes.example/indexes/screener?filterPattern=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
    },
  });
  await send(report('https://evil.example/a.js?token=secret'));
  await send(report('inline'));
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example' },
    { directive: 'script-src-elem', blocked: 'inline' },
  ]);
  expect(clientFailed.mock.calls).toEqual([['policy'], ['policy']]);
});

test('nothing is logged of what is no report, too long, from elsewhere, or too much', async () => {
  const { send, warn } = site(5);
  const statuses = [
    await send('no json'),
    await send({ ...failure, email: 'somebody@example.org' }),
    await send({ ...failure, message: 'x'.repeat(301) }),
    await send('x'.repeat(9000)),
    await send(failure, { Origin: 'https://elsewhere.example' }),
    await send(failure),
    await send(failure),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 400, 413, 403, 204, 204]);
  expect(warn).toHaveBeenCalledOnce();
});

test('a part, a route and a build are as long as they may be, and a longer one is refused', async () => {
  for (const name of ['part', 'route', 'build'] as const) {
    const { send, warn } = site();
    expect((await send({ ...failure, [name]: 'a'.repeat(120) })).status).toBe(204);
    expect((await send({ ...failure, [name]: 'a'.repeat(121) })).status).toBe(400);
    expect(warn).toHaveBeenCalledOnce();
  }
});
