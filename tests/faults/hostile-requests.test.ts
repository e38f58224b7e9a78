import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFormSiteId } from '#src/contract/forms/form-fields.ts';
import { submissionAddress } from '#src/contract/forms/submission.ts';
import { getRaw, sendRaw } from '../support/raw-request.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: 'https://indexes.example' });
});
afterAll(() => site.stop());

const headerOf = (head: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null;

/** What protects the page that an answer may become in a browser. */
const protections = (head: string) =>
  [
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Cross-Origin-Resource-Policy',
    'Content-Security-Policy',
  ].map((name) => headerOf(head, name));

/** As of a page, but that nothing of it is run or loaded. */
const refusal = [
  'max-age=31536000',
  'nosniff',
  'DENY',
  'same-origin',
  expect.stringContaining("default-src 'none'"),
];

test.each([
  ['/', 'same-origin'],
  ['/ja-jp/indexes/screener', 'same-origin'],
  ['/not/found/anywhere', 'same-origin'],
  ['/robots.txt', 'same-origin'],
  ['/api/index/types', 'cross-origin'],
  ['/api/none', 'cross-origin'],
  ['/media/none', 'same-origin'],
  ['/factsheets/PLWLD_NTR_USD/en-us.pdf', 'same-origin'],
  ['/factsheets/PLWLD_NTR_USD/1/ja-jp.pdf', 'same-origin'],
])('%s tells browsers what it may be used for', async (path, sharing) => {
  const { head } = await getRaw(site.url, path);
  const headers = Object.fromEntries(
    [
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'X-Frame-Options',
      'X-Powered-By',
      'Server',
      'Set-Cookie',
    ].map((name) => [name, headerOf(head, name)]),
  );
  expect(headers).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': sharing,
    'X-Frame-Options': 'DENY',
    'X-Powered-By': null,
    Server: null,
    'Set-Cookie': null,
  });
  expect(headerOf(head, 'Permissions-Policy')).toContain('camera=()');
  const isText = /robots|media|USD.en-us/.test(path);
  if (!isText)
    expect(headerOf(head, 'Content-Security-Policy')).toContain("frame-ancestors 'none'");
});

test.each([
  '//evil.example',
  '//evil.example/our-indexes',
  '///evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/ja-jp//evil.example',
  '/our-indexes//evil.example',
  '/our-indexes/details//evil.example',
  '/our-indexes/details/\\\\evil.example',
  '/our-indexes?to=//evil.example',
  '/indexes/details//evil.example',
  '/factsheets/%2f%2fevil.example/en-us.pdf',
  '/insights/article?//evil.example',
  'http://evil.example/our-indexes',
  '/our-indexes?a=%0d%0aSet-Cookie:%20a=b',
  '/our-indexes%0d%0aLocation:%20//evil.example',
  '/our-indexes/details/%0d%0aSet-Cookie:%20a=b',
  '/factsheets/%0d%0aSet-Cookie:a=b/en-us.pdf',
])('%s leads nobody away from the site, and adds no header', async (target) => {
  const { status, head } = await getRaw(site.url, target);
  expect(status).toBeLessThan(500);
  expect(headerOf(head, 'Set-Cookie')).toBeNull();
  const to = headerOf(head, 'Location');
  if (to === null) return;
  // As a browser reads it on this page, slashes of either kind.
  const { host } = new URL(to, 'https://indexes.example/');
  expect([to, ['indexes.example', 'a.test'].includes(host)]).toEqual([to, true]);
});

test.each([
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%252e%252e/package.json',
  '/assets//etc/passwd',
  '/favicon.svg/../../../package.json',
  '/files/../../../../etc/passwd',
  '/files/..%2f..%2f..%2fetc%2fpasswd/a.pdf',
  '/media/..%2f..%2f..%2fetc%2fpasswd',
  '/media/%00.svg',
  '/docs/..%2f..%2f..%2fetc/passwd',
  '/docs/../../etc/passwd',
  '/sitemaps/..%2f1.xml',
  '/factsheets/..%2f..%2fetc%2fpasswd/1/en-us.pdf',
  '/api/docs/..%2f..%2fetc/passwd',
  '/api/index-prices/download?secId=../../../etc/passwd',
  '/api/index-details/constituents/download?portfolioId=/etc/passwd&format=../csv',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
])('%s reaches no file', async (target) => {
  const { status, body } = await getRaw(site.url, target);
  expect([target, status]).toEqual([target, expect.toSatisfy((one) => one === 404 || one === 400)]);
  expect(body).not.toMatch(/root:|"dependencies"|ENOENT|node_modules/);
});

test.each([
  ['/assets/../api/portfolio-returns?page=3', 'page=3'],
  ['/assets/%2e%2e/api/portfolio-returns?page=4', 'page=4'],
  ['/readyz/..\\api/portfolio-returns?page=5', 'page=5'],
  ['/%61pi/portfolio-return%73?page=6', 'page=6'],
  ['http://a.test/api/portfolio-returns?page=7', 'page=7'],
])('%s is counted and kept as the call that it is', async (target, query) => {
  const first = await getRaw(site.url, target);
  expect([first.status, headerOf(first.head, 'RateLimit')]).toEqual([200, expect.any(String)]);
  const plain = await getRaw(site.url, `/api/portfolio-returns?${query}`);
  expect(plain.body).toBe(first.body);
  // From memory, which is not counted.
  expect(headerOf(plain.head, 'RateLimit')).toBeNull();
});

test.each([
  ['/%61pi/index-details', 'indexId=PLWLD_NTR_USD', 'indexId=PLEUR_NTR_EUR'],
  ['/api/index%2Ddetails', 'indexId=PLWLD_NTR_USD', 'indexId=PLEUR_NTR_EUR'],
  ['http://a.test/api/index-details', 'indexId=PLWLD_NTR_USD', 'indexId=PLEUR_NTR_EUR'],
  ['/indexes/%73creener', 'page=2', 'page=3'],
  ['/indexes/details/PLWLD%5FNTR%5FUSD', 'period=1Y', 'period=5Y'],
])('%s is kept with what it asks for', async (target, query, otherQuery) => {
  await getRaw(site.url, `${target}?${query}`);
  const other = await getRaw(site.url, `${target}?${otherQuery}`);
  expect(other.status).toBe(200);
  const plain = target.replace('http://a.test', '');
  const address = `${decodeURIComponent(plain)}?${otherQuery}`;
  expect(other.body).toBe((await getRaw(site.url, address)).body);
  const asked = new URLSearchParams(otherQuery).get('indexId');
  if (asked !== null) expect(JSON.parse(other.body)).toMatchObject({ fundId: asked });
});

test('requests that proxies and servers could read differently are refused', async () => {
  const request = (lines: string[], body = '') => [...lines, '', body].join('\r\n');
  const post = 'POST /api/eloqua-proxy HTTP/1.1';
  const smuggled = [
    request(['GET / HTTP/1.1', 'Connection: close']),
    request([post, 'Host: a', 'Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    request([post, 'Host: a', 'Content-Length: 4', 'Content-Length: 5'], 'abcd'),
    request([post, 'Host: a', 'Transfer-Encoding: chunked, identity'], '0\r\n\r\n'),
    request(['GET / HTTP/1.1', 'Host: a', 'X: a\nSet-Cookie: b']),
    request(['GET / HTTP/1.1', 'Host : a']),
    request(['GET /\u0001 HTTP/1.1', 'Host: a']),
    'no request at all\r\n\r\n',
    request(['GET / HTTP/1.1', 'Host: a.test', 'host: b.test', 'Connection: close']),
    // The answer is in memory by then, where no other part of the server reads the host.
    ...['a b/c?d', 'u@evil.example', 'a.test, b.test', 'a%20b', '[::1', 'a.test:99999'].map(
      (host) => request(['GET /robots.txt HTTP/1.1', `Host: ${host}`, 'Connection: close']),
    ),
  ];
  for (const host of ['a.test', 'A_b.Test:8080', '10.0.0.1', '[::1]:3000']) {
    const bytes = request(['GET /robots.txt HTTP/1.1', `Host: ${host}`, 'Connection: close']);
    expect([host, (await sendRaw(site.url, bytes)).status]).toEqual([host, 200]);
  }
  for (const bytes of smuggled) {
    const { status, head, body } = await sendRaw(site.url, bytes);
    expect([bytes, status]).toEqual([bytes, 400]);
    expect(protections(head)).toEqual(refusal);
    expect(body).not.toMatch(/Error|node/i);
  }
});

test('what is too long is refused: headers, address and the body of a form', async () => {
  const long = 'x'.repeat(20_000);
  const headers = await getRaw(site.url, '/', `X-Long: ${long}\r\n`);
  expect([headers.status, protections(headers.head)]).toEqual([431, refusal]);
  const address = await getRaw(site.url, `/?a=${long.slice(0, 5_000)}`);
  expect([address.status, protections(address.head)]).toEqual([414, refusal]);
  const head = [
    `POST ${submissionAddress('contact', defaultFormSiteId, 'en-us')} HTTP/1.1`,
    'Host: a.test',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 10000000',
    'Connection: close',
  ];
  const { status } = await sendRaw(site.url, `${head.join('\r\n')}\r\n\r\na=1`);
  expect(status).toBe(413);
});

test('a wrong host, or what a proxy could say, changes no page', async () => {
  const described =
    'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: gopher\r\nForwarded: host=evil.example\r\n';
  const { status, head, body } = await sendRaw(
    site.url,
    `GET /documents HTTP/1.1\r\nHost: evil.example\r\n${described}Connection: close\r\n\r\n`,
  );
  expect(status).toBe(200);
  expect(head + body).not.toContain('evil.example');
  expect(body).toContain('https://indexes.example/documents');
});

test('nobody writes into the log but the server', async () => {
  const forged = '/%0a{"level":60,"msg":"forged"}%1b[31m';
  await getRaw(site.url, forged, 'X-Request-Id: "}{"msg":"forged\r\nUser-Agent: \x1b[2J\r\n');
  await getRaw(site.url, '/api/index-details?indexId=%0aforged', 'X-Request-Id: a b\r\n');
  await expect.poll(() => site.output()).toContain('/api/index-details');
  // The last may not have come whole yet.
  const lines = site.output().split('\n').slice(0, -1);
  for (const line of lines) {
    expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect((JSON.parse(line) as { msg: string }).msg).not.toBe('forged');
  }
  expect(site.output()).not.toContain('\u001B');
});

test.each(['/healthz', '/readyz'])(
  '%s is answered to checks of HTTP/1.0, which name no host, and is of this moment alone',
  async (path) => {
    const { status, head } = await sendRaw(site.url, `GET ${path} HTTP/1.0\r\n\r\n`);
    expect([status, headerOf(head, 'Cache-Control')]).toEqual([200, 'no-store']);
  },
);
