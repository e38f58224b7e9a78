import { expect, test } from 'vitest';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { found, headFiles } from '#src/urls/discovery.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const { sitemap, sitemapPart, robots, llms, security, apiCatalog } = found;
const ofSite = [sitemap, sitemapPart(1), robots, llms, security, apiCatalog, headFiles.manifest];
const files = [...ofSite, ...Object.values(apiDocuments)];

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

test('the description of the files of a release takes no other one', async () => {
  const path = '/data/releases/1/datapackage.json';
  expect((await site.get(path)).status).toBe(200);
  expect((await site.get(`${path}?asof=1`)).status).toBe(400);
});
