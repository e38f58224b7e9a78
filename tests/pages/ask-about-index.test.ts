import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const { full, measure } = demoIndexes;

/** The message that the form at an address begins with. */
async function messageAt(path: string): Promise<string | undefined> {
  const html = await (await site.get(path)).text();
  return /<textarea[^>]*name="paragraphText"[^>]*>\n?([^<]*)<\/textarea>/.exec(html)?.[1]?.trim();
}

test('who may not download an index is led to a form that names it, in both languages', async () => {
  for (const [prefix, words] of [
    ['', /^About Plumbline .* \(PLVXU_PR_USD\):$/],
    ['/ja-jp', /（PLVXU_PR_USD）について：$/],
  ] as const) {
    const page = await (await site.get(`${prefix}/indexes/details/${measure.fundId}`)).text();
    const [, form = ''] =
      new RegExp(`href="(${prefix}/contact-us\\?index=[^"]*)"`).exec(page) ?? [];
    expect([prefix, form]).toEqual([prefix, expect.stringMatching(/index=.*PLVXU_PR_USD$/)]);
    expect(await messageAt(form)).toMatch(words);
  }
  const refused = await site.get(`/data/indexes/${measure.fundId}/levels.csv`);
  expect(refused.status).toBe(403);
  expect(((await refused.json()) as { detail: string }).detail).toMatch(
    /ask for a license at https:\/\/indexes\.example\/contact-us\?index=PLVXU_PR_USD$/,
  );
});

test('the form names an index by its fundId, whatever it is asked by', async () => {
  const call = `/api/resource-results/indexes/portfolio?indexId=${full.fundId}`;
  const { secId } = (await (await site.get(call)).json()) as { secId: string };
  expect(secId).not.toBe(full.fundId);
  expect(await messageAt(`/contact-us?index=${secId}`)).toContain(`(${full.fundId})`);
});

test('about what is no index, and about nothing, the form begins empty', async () => {
  for (const path of ['/contact-us', '/contact-us?index=', '/contact-us?index=NOPE'])
    expect([path, await messageAt(path)]).toEqual([path, '']);
});

test('CM-07 a form that was not sent gives back the query of its page, without what says so', async () => {
  const html = await (await site.get('/contact-us?sent=no&utm_source=letter')).text();
  const hidden = Array.from(
    html.matchAll(/<input type="hidden" name="(\w+)"/g),
    ([, name]) => name,
  );
  expect(hidden).toContain('utm_source');
  expect(hidden).not.toContain('sent');
});
