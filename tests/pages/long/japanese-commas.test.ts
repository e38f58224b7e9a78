import { expect, test } from 'vitest';
import { onePerRoute } from '../../support/one-per-route.ts';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const pair = 'PLWLD_NTR_USD,PLEUR_NTR_USD';
const parts = 'PLWLD_NTR_USD*60,PLEUR_NTR_USD*40';

/** What is not a kind of page in the sitemap. */
const more = [
  `/ja-jp/indexes/compare?ids=${pair}`,
  `/ja-jp/indexes/blend?of=${parts}`,
  '/ja-jp/indexes/details/PLWLD_NTR_USD/figures/return1Y',
  '/ja-jp/docs/methodology/rules-low-carbon-ja?version=2.0',
  '/ja-jp/api/reference/market-data',
  `/embed/compare?ids=${pair}&lang=ja-jp`,
  ...['levels', 'drawdown', 'calendar-years', 'composition'].map(
    (chart) => `/charts/indexes/PLWLD_NTR_USD/${chart}.svg?lang=ja-jp`,
  ),
  `/charts/compare.svg?ids=${pair}&lang=ja-jp`,
  `/charts/blend.svg?of=${parts}&lang=ja-jp`,
];

/** A comma of English beside a Japanese letter. */
const foreignComma = /[ぁ-ゖァ-ヺ一-龠ー）％][,;] |[,;] [ぁ-ゖァ-ヺ一-龠]/;

/** Texts and spoken names of a page or picture that join Japanese words as English does. */
function joinedAsEnglish(html: string): string[] {
  const shown = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll('<!-- -->', '');
  const spoken = [...shown.matchAll(/(?:aria-label|alt|content|title)="([^"]*)"/g)];
  const texts = [...shown.split(/<[^>]*>/), ...spoken.map(([, text = '']) => text)];
  return texts.filter((text) => foreignComma.test(text)).map((text) => text.trim().slice(0, 200));
}

test('I18-01 Japanese pages, frames and pictures join words by the commas of the language', async () => {
  const pages = (await onePerRoute(site)).filter((path) => path.startsWith('/ja-jp'));
  expect(pages.length).toBeGreaterThan(20);
  const found: [path: string, texts: string[]][] = [];
  for (const path of [...pages, ...more]) {
    const answer = await site.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const texts = joinedAsEnglish(await answer.text());
    if (texts.length > 0) found.push([path, texts]);
  }
  expect(found).toEqual([]);
});
