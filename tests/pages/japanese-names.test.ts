import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const japanese = 'プラムライン日本株 税引後配当込み 円';
const english = 'Plumbline Japan NTR JPY';
const path = '/indexes/screener/all-asset-types/PLJPN_NTR_JPY';

const htmlOf = async (address: string) => (await site.get(address)).text();

test('I18-01 a Japanese page bears the Japanese name wherever it names the index', async () => {
  const html = await htmlOf(`/ja-jp${path}`);
  expect(html).toMatch(new RegExp(`<title>${japanese}`));
  expect(html).toMatch(new RegExp(`<h1[^>]*>${japanese}`));
  expect(textOf(html)).not.toContain(english);
  const inEnglish = await htmlOf(path);
  expect(inEnglish).toMatch(new RegExp(`<h1[^>]*>${english}`));
  expect(inEnglish).not.toContain(japanese);
});

test('SR-08 either name finds the index on pages of either language, each under its own', async () => {
  for (const term of [japanese, english]) {
    const query = `filterPattern=${encodeURIComponent(term)}`;
    const list = textOf(await htmlOf(`/ja-jp/indexes/screener?${query}`));
    expect(list).toContain(japanese);
    expect(list).not.toContain(`${english} `);
    expect(textOf(await htmlOf(`/indexes/screener?${query}`))).toContain(english);
  }
});

test('data files know the name as it is published, whatever the language', async () => {
  const query = 'format=csv&filterPattern=PLJPN_NTR_JPY&lang=ja-jp';
  const rows = await htmlOf(`/api/portfolio-returns/download?${query}`);
  expect(rows).toContain(english);
  expect(rows).not.toContain(japanese);
});
