import { expect, test } from 'vitest';
import { legacyRedirect, providerRedirect } from './redirects.ts';

test('RT-15 an old details address leads to the same path under the new prefix, query kept', () => {
  const target = legacyRedirect('/our-indexes', '/our-indexes/details/PLGE/more', '?a=1&a=2');
  expect(target).toBe('/indexes/details/PLGE/more?a=1&a=2');
  expect(legacyRedirect('/old', '/old/details/X', '')).toBe('/indexes/details/X');
  expect(legacyRedirect('/old', '/our-indexes/details/X', '')).toBeNull();
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
