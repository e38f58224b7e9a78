import { expect, test } from 'vitest';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { health } from '#src/urls.ts';
import { found, headFiles } from '#src/urls/discovery.ts';
import { embedFrameScript, embedHostScript } from '#src/urls/embeds.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const named = [found, headFiles, apiDocuments, health].flatMap((group) =>
  Object.values(group).filter((path) => typeof path === 'string'),
);
const files = [...named, found.sitemapPart(1), embedFrameScript, embedHostScript];

test.each(files)(
  '%s, which is always of today, leads to itself without a release',
  async (path) => {
    for (const asof of ['1', '99', '2026-01-01', 'never']) {
      const answer = await site.get(`${path}?utm_source=x&asof=${asof}`);
      const led = [answer.status, answer.headers.get('Location')];
      expect(led).toEqual([302, `${path}?utm_source=x`]);
    }
    expect((await site.get(`${path}?utm_source=x`)).status).toBe(200);
  },
);

test('01 a file that is found by the hash of its bytes leads to itself without a release', async () => {
  const documents = await (await site.get('/documents')).text();
  const linked = Array.from(
    documents.matchAll(/"(\/(?:assets|files)\/[^"?]+)"/g),
    ([, at = '']) => at,
  );
  for (const folder of ['/assets/', '/files/'])
    expect(linked.some((path) => path.startsWith(folder))).toBe(true);
  for (const path of linked) {
    const answer = await site.get(`${path}?asof=99`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, path]);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  }
});

test('the description of the files of a release takes no other one', async () => {
  const path = '/data/releases/1/datapackage.json';
  expect((await site.get(path)).status).toBe(200);
  expect((await site.get(`${path}?asof=1`)).status).toBe(400);
});
