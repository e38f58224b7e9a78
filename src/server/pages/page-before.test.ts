import { expect, test } from 'vitest';
import { pageBefore } from './page-before.ts';

const before = (referrer?: string) => {
  const headers: Record<string, string> = referrer ? { Referer: referrer } : {};
  const asked = new Request('http://10.0.0.7:3000/contact-us', { headers });
  return pageBefore(asked, 'https://indexes.example')?.href ?? null;
};

test('CM-07 the page that led to a form is known by its public address, with its query', () => {
  const page = 'https://indexes.example/indexes/screener?currency=USD';
  expect(before(page)).toBe(page);
  expect(before('http://10.0.0.7:3000/indexes/screener?currency=USD')).toBe(page);
  expect(before('https://indexes.example//evil.example/')).toBe(
    'https://indexes.example//evil.example/',
  );
});

test('CM-07 no other site, no form and nothing unreadable led to a form', () => {
  for (const referrer of [
    'https://elsewhere.example/a',
    'none',
    'https://indexes.example/ja-jp/contact-us',
  ])
    expect([referrer, before(referrer)]).toEqual([referrer, null]);
  expect(before()).toBeNull();
});
