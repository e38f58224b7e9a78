import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { headersOf } from './headers.ts';

const headersAt = async (url: string, own: Record<string, string> = {}) => {
  const app = new Hono();
  app.use(headersOf(url));
  app.get('/', (c) => c.text('', 200, own));
  return (await app.request('/')).headers;
};

test('an answer of the newsroom runs no script, is framed nowhere, cached nowhere and indexed nowhere', async () => {
  const headers = await headersAt('https://newsroom.example');
  expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  });
});

test('typefaces keep their own cache policy, and plain HTTP promises no HTTPS', async () => {
  const headers = await headersAt('http://localhost:3001', {
    'Cache-Control': 'private, max-age=9',
  });
  expect(headers.get('Cache-Control')).toBe('private, max-age=9');
  expect(headers.has('Strict-Transport-Security')).toBe(false);
});
