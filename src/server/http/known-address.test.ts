import { expect, test } from 'vitest';
import { knownAddress } from './known-address.ts';

test('files and feeds keep the parameters that they read themselves', () => {
  const known = knownAddress({ parametersOf: () => null });
  for (const path of [
    '/notices/feed.xml?type=review&asof=1',
    '/ja-jp/corrections/feed.xml?asof=1',
    '/indexes/details/WORLD/feed.json?asof=1',
    '/indexes/details/WORLD/calendar.ics?asof=1',
    '/notices/reviews.ics?year=2025',
    '/embed/indexes/WORLD/levels?period=1Y',
    '/oembed?url=https%3A%2F%2Findexes.example%2F',
    '/charts/indexes/WORLD/levels.svg?width=640',
    '/data/levels.csv?ids=WORLD',
  ]) {
    expect(known(path)).toBe(path);
  }
  expect(known('/notices?utm_source=x')).toBe('/notices');
});

test('a file that is of no release is told of one that it is asked for, to say so', () => {
  const known = knownAddress({ parametersOf: () => null });
  for (const path of ['/llms.txt', '/sitemaps/1.xml', '/api/openapi.json', '/assets/a.js'])
    expect(known(`${path}?utm_source=x&asof=1`)).toBe(`${path}?asof=1`);
});

test('a page in Markdown reads what the page reads', () => {
  const parametersOf = (path: string) => (path === '/notices' ? ['type', 'page'] : null);
  const known = knownAddress({ parametersOf });
  expect(known('/notices.md?utm_source=x&page=2&type=review')).toBe(
    '/notices.md?type=review&page=2',
  );
  expect(known('/other.md?page=2')).toBe('/other.md');
});

test('TP-08 the language of a call is part of the key under which its answer is kept', () => {
  const known = knownAddress({ parametersOf: () => null });
  for (const call of ['/api/templatized-page?url=%2Fequity', '/api/pages?url=%2Fpage%2Fesg']) {
    const kept = new URL(known(`${call}&lang=ja-jp`), 'https://indexes.example').searchParams;
    expect(kept.get('lang')).toBe('ja-jp');
    expect(kept.get('url')).toBe(new URL(call, 'https://indexes.example').searchParams.get('url'));
  }
});
