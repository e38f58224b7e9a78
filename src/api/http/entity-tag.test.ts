import { expect, test } from 'vitest';
import { entityTag, namesTag } from './entity-tag.ts';

const body = new TextEncoder().encode('{"a":1}');

test('API-05 other bytes have another tag, and so has each encoding of the same bytes', () => {
  const other = new TextEncoder().encode('{"a":2}');
  const tags = [
    entityTag(body, null),
    entityTag(body, 'br'),
    entityTag(body, 'gzip'),
    entityTag(other, null),
  ];
  expect(new Set(tags).size).toBe(4);
  for (const tag of tags) expect(tag).toMatch(/^"[!#-~]+"$/);
});

test.each([
  ['"x"', true],
  ['W/"x"', true],
  ['"y", "x"', true],
  ['"x-br"', true],
  ['*', true],
  ['"y"', false],
  ['x', false],
  ['"x,y"', false],
  [undefined, false],
])('API-05 If-None-Match %s names the tag "x": %s', (header, named) => {
  expect(namesTag(header, '"x"')).toBe(named);
});
