import { expect, test } from 'vitest';
import { newestOf, sitemap, sitemapIndex } from './sitemap.ts';

const origin = 'https://indexes.example';

test('a sitemap names each address once, with the day of its last change where it is known', () => {
  const text = sitemap(origin, [
    { path: '/', lastModified: null },
    { path: "/indexes/details/A?x=1&y='2'", lastModified: '2026-11-20' },
  ]);
  expect(text).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://indexes.example/</loc></url>\n' +
      '<url><loc>https://indexes.example/indexes/details/A?x=1&amp;y=&apos;2&apos;</loc>' +
      '<lastmod>2026-11-20</lastmod></url>\n' +
      '</urlset>\n',
  );
});

test('the index of the sitemaps names its parts', () => {
  const text = sitemapIndex(origin, [{ path: '/sitemaps/1.xml', lastModified: '2026-11-20' }]);
  expect(text).toContain(
    '<sitemap><loc>https://indexes.example/sitemaps/1.xml</loc><lastmod>2026-11-20</lastmod></sitemap>',
  );
});

test('a part is as new as the newest of its addresses', () => {
  const at = (lastModified: string | null) => ({ path: '/', lastModified });
  expect(newestOf([at('2026-01-02'), at(null), at('2026-11-20'), at('2025-12-31')])).toBe(
    '2026-11-20',
  );
  expect(newestOf([at(null)])).toBeNull();
});
