import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { splitLanguage } from '#src/urls.ts';
import { markdownPath } from '#src/urls/markdown-pages.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { onePerRoute } from '../../support/one-per-route.ts';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';
import { textOf } from '../../support/text-of.ts';

const origin = 'https://indexes.example';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

/** As a program reads it, markup in the text included. */
const markdown = new MarkdownIt({ html: true });

async function readAt(path: string) {
  const answer = await site.get(path);
  const text = await answer.text();
  const [, front = '', body = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(text) ?? [];
  const about = front === '' ? null : (parse(front) as Record<string, unknown>);
  return { status: answer.status, headers: answer.headers, about, body };
}

test('every page is there in Markdown in its language, with the heading and the rows of its tables', async () => {
  const addresses = await onePerRoute(site);
  expect(addresses.length).toBeGreaterThan(40);
  for (const path of addresses) {
    const page = await site.get(path);
    const html = await page.text();
    expect([path, page.headers.get('Link')]).toEqual([
      path,
      `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`,
    ]);
    const { status, headers, about, body } = await readAt(markdownPath(path));
    expect([path, status, headers.get('Content-Type')]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ]);
    // Indexes and mixes of them have a form of their own, with more digits than the page.
    if (about === null) continue;
    const { language } = splitLanguage(path);
    expect([path, about]).toEqual([
      path,
      expect.objectContaining({
        page: origin + (path === '/' ? '/' : path),
        language: language === 'ja-jp' ? 'ja-JP' : 'en-US',
        release: 1,
        notice: expect.stringMatching(/invented|架空/),
      }),
    ]);
    const read = textOf(markdown.render(body));
    const heading = textOf(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '');
    expect([path, read.includes(heading)]).toEqual([path, true]);
    const rows = html.match(/<tr[ >](?:(?!<\/tr>)[^])*<t[dh][^]*?<\/tr>/g) ?? [];
    expect([path, body.match(/^\|(?! - \|)/gm)?.length ?? 0]).toEqual([path, rows.length]);
  }
});

test('a page of a list leads to the next one, by whole addresses, and keeps what it is asked for', async () => {
  const { about, body } = await readAt('/notices.md?type=review&page=2');
  expect(about?.['page']).toBe(`${origin}/notices?type=review&page=2`);
  expect(about?.['cite']).toBe(`${origin}/notices?type=review&page=2&asof=1`);
  const links = [...markdown.render(body).matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !to.startsWith(`${origin}/`))).toEqual([]);
  expect(links).toContain(`${origin}/notices?type=review`);
  expect(body).toContain('[Previous](');
  expect(body).not.toMatch(/\[[ x]\]/);
});

test('what leads elsewhere leads to Markdown there, and what is not there is the page that says so', async () => {
  const bond = demoIndexes.governmentBond.fundId;
  const led = await site.get(`/ja-jp/indexes/screener/equity/${bond}.md?asof=1`);
  expect([led.status, led.headers.get('Location')]).toEqual([
    302,
    `/ja-jp/indexes/screener/fixed-income/${bond}.md?asof=1`,
  ]);
  for (const path of ['/no-such-page.md', '//elsewhere.md', '/.md', '/ja-jp.md']) {
    const answer = await site.app.request(`${origin}${path}`);
    expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ]);
  }
  expect((await site.get('/status.md?asof=99')).status).toBe(404);
});

test('what a page refuses its Markdown refuses with the same status, and neither is kept', async () => {
  for (const ending of ['', '.md']) {
    const path = `/ja-jp/indexes/blend${ending}?of=PLACW_NTR_USD*60,PLUAG_TR_USD*30`;
    const { status, headers } = await site.get(path);
    expect([path, status, headers.get('Cache-Control')]).toEqual([path, 400, 'no-store']);
    expect([path, headers.get('Link')]).toEqual([path, null]);
  }
});

test('caches keep a page and its Markdown by what is preferred, and by how it is packed', async () => {
  for (const path of ['/status', '/status.md']) {
    const { headers } = await site.get(path);
    expect([path, headers.get('Vary')]).toEqual([path, 'Accept-Encoding, Accept']);
  }
});

test('a page as of a release says so in Markdown too; one that is of today alone has nothing to cite', async () => {
  const { about, headers } = await readAt('/status.md?asof=1');
  expect(about).toMatchObject({ page: `${origin}/status?asof=1`, cite: `${origin}/status?asof=1` });
  expect(headers.get('Plumbline-Release')).toBe('1');
  expect((await readAt('/page/privacy.md')).about).not.toHaveProperty('cite');
});
