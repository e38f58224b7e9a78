import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { preferMarkdown } from './prefer-markdown.ts';

const page = '/indexes/details/WORLD';

function seenAs(accept: string | undefined, url = page, method = 'GET') {
  const request = { url, method, headers: { accept } } as IncomingMessage;
  preferMarkdown(() => undefined)(request, {} as ServerResponse);
  return request.url;
}

test.each([
  ['text/markdown', true],
  ['text/markdown, */*', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['TEXT/Markdown; variant=GFM', true],
  [undefined, false],
  ['*/*', false],
  ['text/*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown, text/html', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.8, text/*;q=0.9', false],
])('Accept: %s asks for Markdown: %s', (accept, isAsked) => {
  expect(seenAs(accept)).toBe(isAsked ? `${page}.md` : page);
});

test.each([
  ['/indexes/details/example-world-WORLD?asof=3', '/indexes/details/example-world-WORLD.md?asof=3'],
  ['/indexes/details/WORLD.md', '/indexes/details/WORLD.md'],
  ['/index.md', '/index.md'],
  ['/equity.md', '/equity.md'],
  ['/ja-jp/indexes/details/WORLD', '/ja-jp/indexes/details/WORLD.md'],
  ['/', '/index.md'],
  ['/?a=b?c', '/index.md?a=b?c'],
  ['/indexes/screener', '/indexes/screener.md'],
  ['/notices/feed.xml', '/notices/feed.xml'],
  ['/llms.txt', '/llms.txt'],
  ['/data/levels.csv', '/data/levels.csv'],
  ['/api/index-details?indexId=WORLD', '/api/index-details?indexId=WORLD'],
])('who prefers Markdown and asks for %s gets what is at %s', (url, seen) => {
  expect(seenAs('text/markdown', url)).toBe(seen);
});

test('only what is read has a Markdown page', () => {
  expect(seenAs('text/markdown', page, 'HEAD')).toBe(`${page}.md`);
  expect(seenAs('text/markdown', page, 'POST')).toBe(page);
});
