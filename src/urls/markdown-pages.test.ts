import { expect, test } from 'vitest';
import { markdownPath, pageInMarkdown } from './markdown-pages.ts';

test.each([
  ['/', '/index.md'],
  ['/ja-jp', '/ja-jp/index.md'],
  ['/status', '/status.md'],
  ['/ja-jp/indexes/details/A.B', '/ja-jp/indexes/details/A.B.md'],
  ['/docs/index', '/docs/index.md'],
])('the page at %s is in Markdown at %s', (page, path) => {
  expect(markdownPath(page)).toBe(path);
  expect(pageInMarkdown(path)).toBe(page);
});

test.each([
  '/',
  '/status',
  '/ja-jp',
  '/llms.txt',
  '/notices/feed.xml',
  '/.md',
  '/ja-jp.md',
  '/ja-jp/.md',
])('%s is no page in Markdown', (path) => {
  expect(pageInMarkdown(path)).toBe(null);
});
