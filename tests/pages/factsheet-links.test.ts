import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { secondSite } from '../support/made-second-provider.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

const sites: Record<string, SiteApp> = {};
sharedSite.beforeAll(({ siteApp }) => {
  sites['the demo'] = siteApp;
});
secondSite.beforeAll(({ secondSite: site }) => {
  sites['the second provider'] = site;
});

const cases = [
  ['the demo', demoIndexes.full.fundId, false],
  ['the demo', demoIndexes.measure.fundId, false],
  // Its pages have no section of documents.
  ['the second provider', 'HYLGUSD', false],
  // A rate, which has no section of members to say it in their place.
  ['the second provider', 'HYTYUSD', false],
] as const;

test.each(cases)(
  'ID-03 the page of an index of %s leads to its factsheet, wherever it names it: %s',
  async (provider, fundId, isNamed) => {
    const site = sites[provider]!;
    const html = await (await site.get(`/indexes/details/${fundId}`)).text();
    const links = Array.from(
      html.matchAll(/<a [^>]*?href="(\/factsheets\/[^"]+)"[^>]*>(.*?)<\/a>/gs),
      ([, href = '', text = '']) => ({ href, text }),
    );
    expect(links.map(({ text }) => text).join()).toContain('Factsheet (PDF)');
    const referring = links.filter(({ text }) => text.startsWith('Please refer to factsheet'));
    expect(referring.length).toBe(isNamed ? 1 : 0);
    expect(html.match(/Please refer to factsheet/g)?.length ?? 0).toBe(referring.length);
    const answer = await site.get(links[0]!.href);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  },
);
