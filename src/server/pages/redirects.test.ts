import { expect, test } from 'vitest';
import { legacyRedirect, providerRedirect, redirectOf } from './redirects.ts';

test('RT-15 an old details address leads to the same path under the new prefix, query kept', () => {
  const target = legacyRedirect('/our-indexes', '/our-indexes/details/PLGE/more', '?a=1&a=2');
  expect(target).toBe('/indexes/details/PLGE/more?a=1&a=2');
  expect(legacyRedirect('/old', '/old/details/X', '')).toBe('/indexes/details/X');
  expect(legacyRedirect('/old', '/our-indexes/details/X', '')).toBeNull();
});

test('RT-15 an old details address with a slash at its end leads to the page itself at once', () => {
  const of = (path: string) => legacyRedirect('/our-indexes', path, '?a=1');
  expect(of('/our-indexes/details/X/')).toBe('/indexes/details/X?a=1');
  expect(of('/ja-jp/our-indexes/details/X//')).toBe('/ja-jp/indexes/details/X?a=1');
  expect(of('/our-indexes/details//')).toBeNull();
});

test('RT-16 the bare legacy addresses lead to the screener, query kept', () => {
  for (const path of ['/our-indexes', '/indexes', '/indexes/', '/our-indexes/']) {
    expect(legacyRedirect('/our-indexes', path, '?filterPattern=S%26P%20500')).toBe(
      '/indexes/screener?filterPattern=S%26P%20500',
    );
  }
  expect(legacyRedirect('/our-indexes', '/indexes/screener', '')).toBeNull();
  expect(legacyRedirect('/our-indexes', '/our-indexes/details/', '')).toBeNull();
});

test("the provider's own redirects keep the query and the target's hash", () => {
  const redirects = new Map([
    ['/old/page', '/indexes/screener/esg?page=2#list'],
    ['/plain', '/x'],
  ]);
  expect(providerRedirect(redirects, '/old/page', '?a=1')).toBe(
    '/indexes/screener/esg?page=2&a=1#list',
  );
  expect(providerRedirect(redirects, '/plain', '?a=1')).toBe('/x?a=1');
  expect(providerRedirect(redirects, '/plain', '')).toBe('/x');
  expect(providerRedirect(redirects, '/constructor', '')).toBeNull();
});

test('RT-16 the Japanese legacy addresses lead to the Japanese pages', () => {
  expect(legacyRedirect('/our-indexes', '/ja-jp/indexes', '?a=1')).toBe(
    '/ja-jp/indexes/screener?a=1',
  );
  expect(legacyRedirect('/our-indexes', '/ja-jp/our-indexes/details/X', '')).toBe(
    '/ja-jp/indexes/details/X',
  );
});

test('a redirect of the provider never goes in circles with those of the site', () => {
  const redirects = new Map([
    ['/indexes/screener', '/indexes'],
    ['/start', '/indexes?from=start'],
    ['/slash', '/slash/'],
    ['/old', '/page/new/?a=1#top'],
    ['/away', 'https://elsewhere.example/indexes'],
  ]);
  const rules = { prefix: '/our-indexes', redirects };
  expect(redirectOf(rules, '/indexes/screener', '')).toBeNull();
  expect(redirectOf(rules, '/slash', '')).toBeNull();
  expect(redirectOf(rules, '/old', '?b=2')).toBe('/page/new?a=1&b=2#top');
  expect(redirectOf(rules, '/start', '')).toBe('/indexes/screener?from=start');
  expect(redirectOf(rules, '/away', '')).toBe('https://elsewhere.example/indexes');
  expect(redirectOf(rules, '/indexes', '')).toBe('/indexes/screener');
  expect(redirectOf(rules, '/page', '')).toBeNull();
});
