import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { asPublished, json, openExternal } from '../../tests/support/external-quotes.ts';

test('MD-03 an external service is asked with its own token and the provider id', async () => {
  const { quotes, asked } = await openExternal((_, response) =>
    json(response, { level: 1050.5, time: '2026-11-20T15:32:00+01:00', delayMinutes: 15 }),
  );
  // An index is found by either id, the service knows one.
  expect(await quotes.quote('US500')).toEqual({
    ...asPublished,
    level: 1050.5,
    asOfDate: '2026-11-20',
    time: '2026-11-20T14:32:00.000Z',
    previousLevel: 1043.27,
    isLive: true,
    delayMinutes: 15,
  });
  expect(asked).toEqual([
    {
      url: '/v1/quotes/US500.SEC',
      headers: expect.objectContaining({
        authorization: 'Bearer provider secret',
        'x-data-provider': 'harbour',
      }),
    },
  ]);
});

test.each([
  ['of a day before the published level', '2026-11-18T21:00:00Z', '2026-11-19T09:00:00Z', false],
  ['of more than a day ago', '2026-11-19T21:00:00Z', '2026-11-20T21:01:00Z', false],
  ['of the day of the published level', '2026-11-19T21:00:00Z', '2026-11-20T09:00:00Z', true],
])('MD-03 a quote %s is live only while it is fresh', async (_, time, now, isLive) => {
  const { quotes } = await openExternal((_, response) => json(response, { level: 1050.5, time }));
  vi.setSystemTime(new Date(now));
  const expected = isLive ? { isLive, level: 1050.5, previousLevel: 1005.25 } : asPublished;
  expect(await quotes.quote('US500.SEC')).toMatchObject(expected);
});

test.each([
  ['2026-11-20T10:05:00+13:00', '2026-11-20', '2026-11-19T21:05:00.000Z', 1043.27],
  ['2026-11-19T10:05:00+13:00', '2026-11-19', '2026-11-18T21:05:00.000Z', 1005.25],
])(
  'MD-03 the day of a quote is that of the market, as the offset of its time says: %s',
  async (time, asOfDate, inUtc, previousLevel) => {
    const { quotes } = await openExternal((_, response) => json(response, { level: 1050.5, time }));
    vi.setSystemTime(new Date(time));
    expect(await quotes.quote('US500.SEC')).toMatchObject({
      isLive: true,
      asOfDate,
      time: inUtc,
      previousLevel,
    });
  },
);

test.each([
  ['below zero', -5, '2026-11-20T14:32:00Z'],
  ['of zero', 0, '2026-11-20T14:32:00Z'],
  ['of tomorrow', 1050.5, '2026-11-21T14:32:00Z'],
  ['ten times less than the last one', 105.5, '2026-11-20T14:32:00Z'],
  ['twice the last one', 2086.54, '2026-11-20T14:32:00Z'],
])('MD-03 a level %s is not shown, and counted', async (_, level, time) => {
  const { quotes, implausible } = await openExternal((_, response) =>
    json(response, { level, time }),
  );
  expect(await quotes.quote('US500.SEC')).toEqual(asPublished);
  expect(implausible()).toBe(1);
});

test('MD-03 a rate may be at or below zero, and then no quote is far from it', async () => {
  let level = 0.12;
  const { quotes, implausible } = await openExternal(
    (_, response) => json(response, { level, time: '2026-11-20T14:32:00Z' }),
    { level: -0.05, previousLevel: -0.04 },
  );
  expect(await quotes.quote('US500')).toMatchObject({ level: 0.12, isLive: true });
  level = -0.61;
  expect(await quotes.quote('US500')).toMatchObject({ level: -0.61, isLive: true });
  expect(implausible()).toBe(0);
});

test('MD-03 a clock that is a little ahead takes no level away', async () => {
  const { quotes, implausible } = await openExternal((_, response) =>
    json(response, { level: 1050.5, time: '2026-11-20T15:01:00Z' }),
  );
  expect(await quotes.quote('US500.SEC')).toMatchObject({ isLive: true, level: 1050.5 });
  expect(implausible()).toBe(0);
});

test('API-10 the name comes from the external service too', async () => {
  const { quotes, asked } = await openExternal((_, response) =>
    json(response, { name: 'US 500 live' }),
  );
  expect(await quotes.name('US500')).toBe('US 500 live');
  expect(asked.map(({ url }) => url)).toEqual(['/v1/names/US500.SEC']);
});

test.each([
  ['fails', (_: IncomingMessage, response: ServerResponse) => response.writeHead(500).end()],
  ['is cut', (request: IncomingMessage) => request.socket.destroy()],
  ['says no JSON', (_: IncomingMessage, response: ServerResponse) => response.end('<p>Hello</p>')],
  [
    'leads elsewhere',
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
  ],
])(
  'MD-03 when the external service %s, the last published level is given with its date',
  async (_, respond) => {
    const { quotes, asked, logged } = await openExternal(respond);
    expect(await quotes.quote('US500.SEC')).toEqual(asPublished);
    expect(await quotes.name('US500.SEC')).toBe('Harbour US 500');
    for (const _ of Array(5)) expect(await quotes.quote('US500.SEC')).toEqual(asPublished);
    // After three failures it is left alone.
    expect(asked).toHaveLength(3);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('secret');
    vi.setSystemTime(Date.now() + 5_000);
    await quotes.quote('US500.SEC');
    expect(asked).toHaveLength(4);
  },
);

test('MD-03 an answer that does not end is read no further than an answer may be long', async () => {
  const { quotes, logged } = await openExternal((_, response) => {
    const more = () => {
      if (!response.destroyed) response.write(' '.repeat(65_536), () => setImmediate(more));
    };
    more();
  });
  for (const _ of Array(3)) expect(await quotes.quote('US500.SEC')).toEqual(asPublished);
  expect(logged).toEqual([{ service: 'quote service', reason: 'an answer of too many bytes' }]);
});

test('MD-03 all that the page of an index asks for at once is answered by a service that is well', async () => {
  const letGo: (() => void)[] = [];
  const { quotes, asked } = await openExternal((request, response) => {
    letGo.push(() =>
      request.url?.includes('/names/')
        ? json(response, { name: 'US 500 live' })
        : json(response, { level: 1050.5, time: '2026-11-20T14:32:00Z' }),
    );
  });
  const secIds = Array.from({ length: 8 }, (_, at) => `SEC${at}`);
  const levels = ['US500.SEC', ...secIds].map((secId) => quotes.quote(secId));
  const names = secIds.map((secId) => quotes.name(secId));
  for (const most of [10, 17]) {
    await expect.poll(() => asked.length).toBe(most);
    letGo.splice(0).forEach((answer) => answer());
  }
  expect(new Set((await Promise.all(levels)).map(({ isLive }) => isLive))).toEqual(new Set([true]));
  expect(new Set(await Promise.all(names))).toEqual(new Set(['US 500 live']));
});

test('MD-03 with a service that hangs nobody waits longer than three seconds, and most do not wait', async () => {
  const { quotes, asked } = await openExternal(() => undefined);
  const started = performance.now();
  const quick = { count: 0 };
  const visitors = Array.from({ length: 200 }, async () => {
    expect(await quotes.quote('US500.SEC')).toEqual(asPublished);
    if (performance.now() - started < 2_000) quick.count += 1;
  });
  await Promise.all(visitors);
  expect(performance.now() - started).toBeLessThan(6_000);
  expect(asked).toHaveLength(10);
  expect(quick.count).toBe(140);
  // And from now on nobody does.
  expect(await quotes.quote('US500.SEC')).toEqual(asPublished);
  expect(asked).toHaveLength(10);
});

test.each([
  ['does not know', 404, ''],
  ['refuses', 422, ''],
  ['knows no level of', 200, '{"level": null}'],
  ['says something else of', 200, '{}'],
])(
  'MD-03 an index that the service %s has its published level, and silences no other',
  async (_, status, body) => {
    const { quotes } = await openExternal((request, response) => {
      if (request.url?.includes('OTHER')) return response.writeHead(status).end(body);
      return response.end(
        JSON.stringify({ level: 1050.5, time: '2026-11-20T14:32:00Z', delayMinutes: 15 }),
      );
    });
    for (const _ of Array(4)) {
      expect(await quotes.quote('OTHER.SEC')).toMatchObject({ isLive: false, level: 1043.27 });
    }
    expect(await quotes.quote('US500.SEC')).toMatchObject({ isLive: true, level: 1050.5 });
  },
);
