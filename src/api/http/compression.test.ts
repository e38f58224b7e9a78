import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, encodingFor, preferredEncoding } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('API-05 Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test('a short body travels as it is', () => {
  expect(encodingFor(new Uint8Array(100), 'br')).toBeNull();
  expect(encodingFor(new Uint8Array(5000), 'br')).toBe('br');
});

test('API-05 what was compressed unpacks to the same bytes', async () => {
  const body = new TextEncoder().encode('index '.repeat(1000));
  expect(brotliDecompressSync(await compress(body, 'br')).equals(body)).toBe(true);
  expect(gunzipSync(await compress(body, 'gzip')).equals(body)).toBe(true);
});
