import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sendText } from './send-table.ts';

test('a text that is written while it is read says that it is compressed where the caller takes it so', async () => {
  const app = new Hono();
  const texts = async function* () {
    yield 'date,level\n';
    yield '2026-11-20,100\n';
  };
  app.get('/levels', (c) => sendText(c, { texts, headers: { ETag: '"1"' } }));
  const packed = await app.request('/levels', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  const whole = 'date,level\n2026-11-20,100\n';
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(whole);
  const plain = await app.request('/levels');
  expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, whole]);
});
