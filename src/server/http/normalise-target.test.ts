import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { normaliseTargets } from './normalise-target.ts';

const seenAs = (url: string) => {
  const request = { url } as IncomingMessage;
  normaliseTargets(() => undefined)(request, {} as ServerResponse);
  return request.url;
};

test.each([
  ['/assets/../api/portfolio-returns?page=2', '/api/portfolio-returns?page=2'],
  ['/assets/%2e%2E/', '/'],
  ['/assets/.%2e', '/'],
  ['/assets/..?a=b', '/?a=b'],
  ['/assets\\..\\indexes/screener', '/indexes/screener'],
  ['/api/market-data/changes/../../index/types', '/api/index/types'],
  ['//evil.example/..//a', '///a'],
  ['/./indexes', '/indexes'],
])('API-08 %s is asked for as %s', (url, seen) => {
  expect(seenAs(url)).toBe(seen);
  // As the site itself reads it.
  expect(new URL(`http://this.site${url}`).pathname).toBe(seenAs(url)?.split('?')[0]);
});

test.each([
  ['/%61pi/index-details?indexId=A', '/api/index-details?indexId=A'],
  ['/api/market-data/change%73/A', '/api/market-data/changes/A'],
  ['/%41%5A%61%7a%30%39%2D%2e%5f%7E', '/AZaz09-._~'],
  ['/index%2565s', '/index%2565s'],
  ['/docs/a%2Fb%20%e3%81%82?a=%61', '/docs/a%2Fb%20%e3%81%82?a=%61'],
  ['/docs/%zz%6', '/docs/%zz%6'],
  // What is decoded makes no new encoding: the site would read it once more, as other segments.
  ['/a/%%32e%%32e/api', '/a/%%32e%%32e/api'],
  ['/a/%2%65%2%65/api', '/a/%2%65%2%65/api'],
  ['http://a.test/api/index/types?a=b', '/api/index/types?a=b'],
  ['HTTPS://a.test', '/'],
  ['http://a.test?a=b', '/?a=b'],
  ['http://a.test/../%61pi', '/api'],
  ['http://a.test//b', '//b'],
  ['http://[/api', '/api'],
  ['/indexes#?page=2', '/indexes'],
  ['/indexes?page=2#a', '/indexes?page=2'],
  ['*', '/*'],
])('API-08 %s means %s, however it is written', (url, seen) => {
  expect(seenAs(url)).toBe(seen);
});

test.each([
  '/',
  '/indexes/details/A.B..C?a=/../b',
  '/docs/a.pdf',
  '/.well-known/security.txt',
  '/indexes/...',
  '//',
  "/docs/-._~!$&'()*+,;=:@%2F%20?-._~!$&'()*+,;=:@/?%61",
])('%s stays as it is', (url) => expect(seenAs(url)).toBe(url));
