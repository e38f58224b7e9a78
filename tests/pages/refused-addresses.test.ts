import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const { fundId } = demoIndexes.full;

test('a refusal has the security headers of a page, whatever was asked for', async () => {
  for (const path of [
    '/data/none.csv',
    '/files/0a/none.pdf',
    '/media/none.svg',
    '/assets/none.js',
    `/factsheets/${fundId}/99/en-us.pdf`,
    '/api/none',
  ]) {
    const { status, headers } = await site.get(path);
    expect([path, status]).toEqual([path, 404]);
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
      expect([path, name, headers.has(name)]).toEqual([path, name, true]);
  }
});

test('RT-25 addresses in other letters lead to what is there, below the page of an index too', async () => {
  const moved = [
    [`/Factsheets/${fundId}/1/en-us.pdf`, `/factsheets/${fundId}/1/en-us.pdf`],
    [`/Charts/indexes/${fundId}/levels.svg`, `/charts/indexes/${fundId}/levels.svg`],
    [`/Embed/indexes/${fundId}/levels`, `/embed/indexes/${fundId}/levels`],
    [
      `/indexes/details/${fundId.toLowerCase()}/figures/return1Y`,
      `/indexes/details/${fundId}/figures/return1Y`,
    ],
    [
      `/ja-jp/Indexes/details/${fundId}/figures/return1Y`,
      `/ja-jp/indexes/details/${fundId}/figures/return1Y`,
    ],
  ];
  for (const [path, target] of moved) {
    const { status, headers } = await site.get(path!);
    expect([path, status, headers.get('location')]).toEqual([path, 301, target]);
  }
  expect((await site.get('/Factsheets/NONE/1/en-us.pdf')).status).toBe(404);
});

test('15 words in the address of a comparison are said to be no index, with the address that is near', async () => {
  const mainOf = async (address: string) => {
    const answer = await site.get(address);
    return [answer.status, /<main.*<\/main>/s.exec(await answer.text())?.[0]];
  };
  const near = 'href="/indexes/compare?ids=PLEMG_NTR_USD"';
  const [status, main] = await mainOf('/indexes/compare?ids=emerging');
  expect(status).toBe(404);
  expect(main).toContain('There is no index &quot;emerging&quot;');
  expect(main).toContain(near);
  const [japanese, words] = await mainOf('/ja-jp/indexes/compare?ids=emerging');
  expect(japanese).toBe(404);
  expect(words).toContain('「emerging」という指数はありません');
  expect(words).toContain(near.replace('/indexes', '/ja-jp/indexes'));
  // An index alone is named, and waits for another one.
  const [alone, chosen] = await mainOf(`/indexes/compare?ids=${fundId}`);
  expect(alone).toBe(200);
  expect(chosen).toContain(demoIndexes.full.name);
  expect(chosen).toContain('Choose two indexes at least');
});
