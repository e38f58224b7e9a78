import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api } from '#src/urls.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { routePattern } from './route-pattern.ts';

/** The patterns of all pages, as the router has them. */
const tree = readFileSync('src/app/route-tree.gen.ts', 'utf8');
const pagePatterns = Array.from(
  (/interface FileRoutesByFullPath \{(.*?)\n\}/s.exec(tree)?.[1] ?? '').matchAll(
    /'(.+?)': typeof/g,
  ),
  (match) => match[1]!,
);

const filled = (pattern: string) =>
  pattern.replaceAll(/\{-\$\w+\}|\$\w+|\{\w+\}/g, 'Some-Value%20of.a-visitor');

test('every page has its pattern, in both languages', () => {
  expect(pagePatterns.length).toBeGreaterThan(20);
  for (const pattern of pagePatterns) {
    expect(routePattern(filled(pattern))).toBe(pattern);
    expect(routePattern(`/ja-jp${filled(pattern)}`)).toBe(pattern);
  }
});

test('a segment that may be left out is', () => {
  expect(routePattern('/page')).toBe('/page/{-$page}');
  expect(routePattern('/docs/D1')).toBe('/docs/{-$categoryOrSubcategory}/$identifier');
  expect(routePattern('/ja-jp')).toBe('/');
});

test('every call of the API has its pattern', () => {
  for (const { path } of Object.values(endpoints)) {
    expect(routePattern(filled(api.base + path))).toBe(api.base + path);
  }
  expect(routePattern('/api')).toBe('/api');
  expect(routePattern('/api/reference')).toBe('/api/*');
  expect(routePattern('/api/no/such/call')).toBe('/api/*');
});

test('files and what is none of ours are told without their names', () => {
  expect(routePattern('/assets/index-Ab12.js')).toBe('/assets/*');
  expect(routePattern('/files/0a/guide.pdf')).toBe('/files/*/*');
  expect(routePattern('/factsheets/X/12/en-us.pdf')).toBe('/factsheets/*');
  expect(routePattern('/indexes/details/US500.md')).toBe('/indexes/details/*.md');
  expect(routePattern('/wp-admin/a/b/c')).toBe('*');
});
