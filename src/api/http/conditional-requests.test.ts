import { expect, test } from 'vitest';
import { answerConditionally } from './conditional-requests.ts';

const tag = '"of-this-body"';
const asked = (tags: string) => new Headers({ 'If-None-Match': tags });
const headers = {
  ETag: tag,
  'Content-Type': 'text/plain',
  'Cache-Control': 'max-age=0',
  Vary: 'Accept',
};

test('who holds the body gets 304 with what caches need, and nothing of the body', () => {
  const answer = answerConditionally(new Response('body', { headers }), asked(tag));
  expect([answer.status, answer.body]).toEqual([304, null]);
  expect(Object.fromEntries(answer.headers)).toEqual({
    etag: tag,
    'cache-control': 'max-age=0',
    vary: 'Accept',
  });
});

test('a failure is a failure also for who holds its body', () => {
  for (const status of [404, 410, 503]) {
    const answer = new Response('gone', { status, headers });
    for (const tags of [tag, '*']) expect(answerConditionally(answer, asked(tags))).toBe(answer);
  }
});

test('who holds another body, or none, gets the answer', () => {
  const answer = new Response('body', { headers });
  expect(answerConditionally(answer, asked('"other"'))).toBe(answer);
  expect(answerConditionally(answer, new Headers())).toBe(answer);
});

test('a weak tag is named by itself, and one of packed bytes by that of the body', () => {
  const weak = new Response('body', { headers: { ETag: 'W/"a"' } });
  expect(answerConditionally(weak, asked('W/"a"')).status).toBe(304);
  const packed = new Response('body', { headers: { ETag: '"a-br"' } });
  expect(answerConditionally(packed, asked('"a"')).status).toBe(304);
});
