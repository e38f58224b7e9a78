import { expect, onTestFinished, test, vi } from 'vitest';
import {
  indexDataCredentials,
  quote as quoteSchema,
  realTimeCredentials,
} from '#src/contract/api/market-data.ts';
import { problem } from '#src/contract/api/problem.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { levelChanges } from '#src/market-data/level-changes.ts';
import { publishedQuotes } from '#src/market-data/published-quotes.ts';
import { createTokens } from '#src/market-data/tokens.ts';
import { clientAddress } from './forms/client-address.ts';
import { marketDataCalls } from './market-data.ts';

const secret = new TextEncoder().encode('a secret of more than thirty-two characters');

const proxy = '127.0.0.1';

/** The calls over one published index, on a clock and a release that the test sets, behind a proxy. */
function openMarketData({ most = 10, mostOfOne = 10 }: { most?: number; mostOfOne?: number } = {}) {
  const state = { now: Date.now(), release: 1, level: 1043.27, asOfDate: '2026-11-19' };
  const tokens = createTokens({
    secret,
    lifetime: 600,
    providerId: 'harbour',
    now: () => state.now,
  });
  const nextDue = new Date(state.now + 3_600_000).toISOString();
  const quotes = publishedQuotes(
    (secId) => {
      if (secId === 'BROKEN') throw new TypeError('a defect');
      if (secId !== 'US500.SEC') throw new NotFoundError('There is no such index');
      const { level, asOfDate } = state;
      const published = { secId, fundId: 'US500', name: 'Harbour US 500', currency: 'USD' };
      return { ...published, level, asOfDate, previousLevel: 1005.25, nextDue, lateFrom: nextDue };
    },
    () => state.release,
    () => state.now,
  );
  const changes = levelChanges(quotes, { every: 5, most, mostOfOne });
  onTestFinished(() => changes.close());
  const logged: unknown[] = [];
  const log = { error: (entry: unknown) => void logged.push(entry) };
  const shared = { clientAddress: clientAddress([proxy]), log };
  const app = marketDataCalls({ tokens, quotes, changes, ...shared });
  const get = async (path: string, headers: Record<string, string> = {}, peer = proxy) =>
    app.request(`/api${path}`, { headers }, { incoming: { socket: { remoteAddress: peer } } });
  const credentials = async () => {
    const access = indexDataCredentials.parse(await (await get('/sal/credentials')).json());
    const answer = await (await get('/real-time/credentials')).json();
    const { realTimeToken } = realTimeCredentials.parse(answer);
    const bearer = { Authorization: `Bearer ${access.accessToken}` };
    return { ...access, bearer, both: { ...bearer, 'Plumbline-Real-Time-Token': realTimeToken } };
  };
  return { app, get, state, credentials, nextDue, logged };
}

test('MD-01 credentials are short-lived, read-only, and kept nowhere', async () => {
  const { get } = openMarketData();
  for (const path of ['/sal/credentials', '/real-time/credentials']) {
    const response = await get(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const [token] = Object.values((await response.json()) as Record<string, string>);
    const [, payload = ''] = String(token).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
      string,
      number
    >;
    expect(claims).toMatchObject({ scope: 'read', provider: 'harbour' });
    expect(claims['exp']! - claims['iat']!).toBe(600);
    expect(JSON.stringify(claims)).not.toContain('secret');
  }
});

test('API-03 what fails on our side is in the log, what the caller does wrong is not', async () => {
  const { get, credentials, logged } = openMarketData();
  const { both } = await credentials();
  expect((await get('/market-data/quotes/NOBODY', both)).status).toBe(404);
  expect(logged).toEqual([]);
  expect((await get('/market-data/quotes/BROKEN', both)).status).toBe(500);
  expect(logged).toEqual([
    { err: new TypeError('a defect'), path: '/api/market-data/quotes/BROKEN' },
  ]);
});

test('MD-03 a quote needs both tokens and a name the bearer token alone', async () => {
  const { get, credentials, nextDue } = openMarketData();
  const { bearer, both, expiresIn } = await credentials();
  expect(expiresIn).toBe(600);
  expect((await get('/market-data/quotes/US500.SEC', bearer)).status).toBe(401);
  const quote = await get('/market-data/quotes/US500.SEC', both);
  expect(quote.headers.get('Cache-Control')).toBe('no-store');
  expect(quoteSchema.parse(await quote.json())).toEqual({
    secId: 'US500.SEC',
    fundId: 'US500',
    level: 1043.27,
    asOfDate: '2026-11-19',
    time: null,
    previousLevel: 1005.25,
    currency: 'USD',
    nextDue,
    isLate: false,
    isLive: false,
    delayMinutes: null,
  });
  const name = await get('/market-data/names/US500.SEC', bearer);
  expect(await name.json()).toEqual({ secId: 'US500.SEC', name: 'Harbour US 500' });
  expect((await get('/market-data/quotes/NOBODY', both)).status).toBe(404);
});

test.each(['quotes', 'names', 'changes'])(
  'MD-03 without a token, with one that is expired, forged or of the other kind, %s are a 401',
  async (call) => {
    const { get, state, credentials } = openMarketData();
    const { both, bearer } = await credentials();
    const forged = await createTokens({
      secret: new TextEncoder().encode('another secret of thirty-two characters!'),
      lifetime: 600,
      providerId: 'harbour',
    }).issue('index-data');
    const swapped = { Authorization: `Bearer ${both['Plumbline-Real-Time-Token']}` };
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${bearer.Authorization.split('.')[1]}.`;
    const wrong = [
      {},
      { ...both, ...swapped },
      { ...both, Authorization: `Bearer ${forged}` },
      { ...both, Authorization: `Bearer ${unsigned}` },
      { ...both, Authorization: `${bearer.Authorization}x` },
    ];
    for (const headers of wrong) {
      const response = await get(`/market-data/${call}/US500.SEC`, headers);
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toContain('invalid_token');
      expect(problem.parse(await response.json()).status).toBe(401);
    }
    state.now += 600_000;
    expect((await get(`/market-data/${call}/US500.SEC`, both)).status).toBe(401);
  },
);

test('MD-03 the stream gives the level as it is, and the next one when a release brings it', async () => {
  const { get, state, credentials } = openMarketData();
  const { both } = await credentials();
  const response = await get('/market-data/changes/US500.SEC', both);
  expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  // nginx would hold back what is sent piece by piece.
  expect(response.headers.get('X-Accel-Buffering')).toBe('no');
  const reader = response.body!.getReader();
  const next = async () => {
    const { value } = await reader.read();
    const [event = '', data = ''] = new TextDecoder().decode(value).split('\n');
    expect(event).toBe('event: level');
    return quoteSchema.parse(JSON.parse(data.slice('data: '.length)));
  };
  expect((await next()).level).toBe(1043.27);
  // A release that leaves this level as it was says nothing.
  state.release = 2;
  state.level = 1050.5;
  state.asOfDate = '2026-11-20';
  state.release = 3;
  expect(await next()).toMatchObject({ level: 1050.5, asOfDate: '2026-11-20', isLive: false });
  await reader.cancel();
});

test('MD-03 a stream ends with its tokens, and when the server closes', async () => {
  const { get, state, credentials } = openMarketData();
  const { both } = await credentials();
  vi.useFakeTimers({ now: state.now });
  onTestFinished(() => void vi.useRealTimers());
  const response = await get('/market-data/changes/US500.SEC', both);
  const reader = response.body!.getReader();
  await reader.read();
  await vi.advanceTimersByTimeAsync(599_000);
  const beats = await Promise.race([reader.read(), Promise.resolve('waiting')]);
  expect(beats).not.toMatchObject({ done: true });
  await vi.advanceTimersByTimeAsync(2_000);
  let last = await reader.read();
  while (!last.done) last = await reader.read();
  expect(last.done).toBe(true);
});

test('one stream too many is refused, and a stream that was left makes room', async () => {
  const { get, credentials } = openMarketData({ most: 1 });
  const { both } = await credentials();
  const first = await get('/market-data/changes/US500.SEC', both);
  const second = await get('/market-data/changes/US500.SEC', both);
  expect([second.status, second.headers.get('Retry-After')]).toEqual([503, '5']);
  await first.body!.cancel();
  expect((await get('/market-data/changes/US500.SEC', both)).status).toBe(200);
});

test('streams beyond those of one address are a 429, also behind a proxy that is trusted', async () => {
  const { get, credentials } = openMarketData({ mostOfOne: 1 });
  const { both } = await credentials();
  const open = (from: string, peer = proxy) =>
    get('/market-data/changes/US500.SEC', { ...both, 'X-Forwarded-For': from }, peer);
  const first = await open('192.0.2.1');
  const second = await open('192.0.2.1');
  expect([second.status, second.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(problem.parse(await second.json()).status).toBe(429);
  expect((await open('192.0.2.2')).status).toBe(200);
  // One network of IPv6 is one visitor, and nobody believes what others than the proxy tell.
  expect((await open('2001:db8::1')).status).toBe(200);
  expect((await open('2001:db8::2')).status).toBe(429);
  expect((await open('192.0.2.3', '203.0.113.9')).status).toBe(200);
  expect((await open('192.0.2.4', '203.0.113.9')).status).toBe(429);
  await first.body!.cancel();
  expect((await open('192.0.2.1')).status).toBe(200);
});

test('a stream of an index that is not there takes no place', async () => {
  const { get, credentials } = openMarketData({ most: 1 });
  const { both } = await credentials();
  expect((await get('/market-data/changes/NONE.SEC', both)).status).toBe(404);
  expect((await get('/market-data/changes/US500.SEC', both)).status).toBe(200);
});

test('a quote is late from the moment on at which the next level was due', async () => {
  const { get, state, credentials } = openMarketData();
  const isLate = async () => {
    const { both } = await credentials();
    const answer = await get('/market-data/quotes/US500.SEC', both);
    return quoteSchema.parse(await answer.json()).isLate;
  };
  state.now += 3_600_000;
  expect(await isLate()).toBe(false);
  state.now += 1;
  expect(await isLate()).toBe(true);
});

test('MD-01 nothing but reading is possible', async () => {
  const { app } = openMarketData();
  for (const path of ['/sal/credentials', '/market-data/quotes/US500.SEC']) {
    const response = await app.request(`/api${path}`, { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  }
});
