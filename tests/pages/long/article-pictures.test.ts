import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';
import { textOf } from '../../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

type Coded = { firstDate: string; decimals: number; valueDeltas: number[] };
type Series = { portfolioName: string; levels: Coded };
type Article = {
  articleId: string;
  articleName: string;
  title: string;
  type: { value: string };
  languages: string[];
  blocks: (
    | { kind: string; finding: string | null; rebased: boolean; series: Series[] }
    | { kind: 'html' }
  )[];
};

async function json<Answer>(path: string): Promise<Answer> {
  return (await (await site.get(path)).json()) as Answer;
}

const chartOf = ({ blocks }: Article) =>
  blocks.find((block) => 'series' in block && block.series.length > 0) as
    | { finding: string | null; rebased: boolean; series: Series[] }
    | undefined;

async function articles() {
  const { insights } = await json<{ insights: { articleId: string }[] }>(
    '/api/insights/articles/?size=100',
  );
  return Promise.all(
    insights.map(({ articleId }) => json<Article>(`/api/insights/articles/${articleId}`)),
  );
}

const wordsIn = (svg: string) => textOf(/<desc[^>]*>([^<]*)/.exec(svg)?.[1] ?? '');

const imageOf = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1];

function lastOf({ decimals, valueDeltas }: Coded): number {
  return valueDeltas.reduce((sum, delta) => sum + delta, 0) / 10 ** decimals;
}

/** As the site writes it, from 100 where the chart begins so. */
function written({ levels }: Series, isRebased: boolean): string {
  const base = (levels.valueDeltas[0] ?? 0) / 10 ** levels.decimals;
  const value = isRebased ? (lastOf(levels) / base) * 100 : lastOf(levels);
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

test('what networks show of an article with a chart is that chart: its finding, its lines and their last day', async () => {
  const drawn = (await articles()).filter(chartOf);
  expect(drawn.length).toBeGreaterThan(1);
  for (const article of drawn) {
    const { finding, rebased, series } = chartOf(article)!;
    const svg = await (await site.get(`/charts/articles/${article.articleId}/share.svg`)).text();
    const words = wordsIn(svg);
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
    expect(words).toContain(finding === null ? article.title : `${article.title}: ${finding}`);
    for (const one of series) {
      expect(words).toContain(`${one.portfolioName} ${written(one, rebased)}`);
    }
  }
});

test('the page of such an article names the picture, in its language and as of its release', async () => {
  const all = await articles();
  const article = all.find((one) => chartOf(one) && one.languages.includes('ja-jp'))!;
  const path = `/insights/${article.type.value}/${article.articleId}/${article.articleName}`;
  const html = await (await site.get(`/ja-jp${path}?asof=1`)).text();
  const address = `/charts/articles/${article.articleId}/share.png?lang=ja-jp&asof=1`;
  expect(imageOf(html)?.replaceAll('&amp;', '&')).toBe(`https://indexes.example${address}`);
  const answer = await site.get(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // A picture that is one colour alone would be a few bytes.
  expect(bytes.length).toBeGreaterThan(20_000);
  const japanese = wordsIn(await (await site.get(address.replace('.png', '.svg'))).text());
  expect(japanese).toMatch(/出典：Plumbline Indexes（リリース1、20\d\d年/);
});

test.each([
  ['/charts/articles/nothing/share.png', 404],
  ['/charts/articles/nothing/share.png?width=400', 400],
  ['/charts/articles/nothing/levels.png', 404],
])('%s is refused (%i)', async (address, status) => {
  expect((await site.get(address)).status).toBe(status);
});
