import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import { formatChange } from '#src/i18n/format.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';

// Pages as they are read without scripts.
let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const pair = 'PLACW_NTR_USD,PLUAG_TR_USD';
const blended = 'PLACW_NTR_USD*60,PLUAG_TR_USD*40';

/** Of the first page, in points. */
async function sizeOf(document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const { view } = await document.getPage(1);
  return view.slice(2).map(Math.round);
}

const textOf = async (path: string) => (await site.get(path)).text();
const jsonOf = async <Answer>(path: string) => JSON.parse(await textOf(path)) as Answer;

test('a comparison shows the figures of the call as tables, in both languages', async () => {
  const { indexes, window } = await jsonOf<Comparison>(`/api/compare?ids=${pair}`);
  for (const language of ['', '/ja-jp']) {
    const html = await textOf(`${language}/indexes/compare?ids=${pair}`);
    for (const one of indexes) {
      for (const tag of ['return1Y', 'return10Y', 'return2025']) {
        expect(html).toContain(formatChange('en-us', one.usual.figures[tag] ?? null));
      }
      expect(html).toContain(one.portfolioName);
    }
  }
  expect(window?.to).toBe('2026-11-19');
});

test('an index that waits for another is named on its mark, which its id is not', async () => {
  const html = await textOf('/indexes/compare?ids=PLACW_NTR_USD');
  const marks = html.matchAll(/<a [^>]*href="\/indexes\/compare"[^>]*aria-label="([^"]*)"/g);
  expect(Array.from(marks, ([, label]) => label)).toEqual([
    'Plumbline All Country World NTR USD: remove from comparison',
  ]);
});

test.each([`/indexes/compare?ids=${pair}`, `/indexes/blend?of=${blended}`])(
  'a page of several lines says once which of them are dashed and why: %s',
  async (path) => {
    const words = (await textOf(path)).replaceAll(/<[^>]*>/g, '');
    const said = words.match(/Dashed \([A-Z, ]+\): [^.]+\./g) ?? [];
    expect(said.length).toBeGreaterThan(0);
    expect(said).toEqual([...new Set(said)]);
  },
);

test('a comparison is taken along as files of its release, which hold what it shows', async () => {
  const asked = `ids=${pair}&from=2020-01-01`;
  const html = (await textOf(`/indexes/compare?${asked}`)).replaceAll('&amp;', '&');
  const linked = (name: string) => new RegExp(`href="([^"]+)"[^>]*>${name}<`).exec(html)?.[1] ?? '';
  const shown = await jsonOf<Comparison>(`/api/compare?${asked}`);
  const whole = linked('The comparison \\(JSON\\)');
  expect(await jsonOf<Comparison>(whole)).toEqual(shown);
  expect(whole).toContain(`asof=${shown.release}`);
  const levels = (await textOf(linked('Levels \\(CSV\\)'))).trim().split(/\r?\n/);
  expect(levels[0]).toBe('date,PLACW_NTR_USD,PLUAG_TR_USD');
  expect(levels.at(-1)?.slice(0, 10)).toBe(shown.window?.to);
  expect(levels[1]! >= '2020-01-01').toBe(true);
  const figures = (await textOf(linked('Figures \\(CSV\\)'))).trim().split(/\r?\n/);
  expect(figures.slice(1).map((line) => line.split(',')[0])).toEqual(pair.split(','));
});

test('words that are typed into its form become one more index', async () => {
  const asked = `/indexes/compare?ids=${pair}&add=PLCHN_NTR_USD`;
  const { status, headers } = await site.get(asked);
  expect([status, decodeURIComponent(headers.get('Location') ?? '')]).toEqual([
    302,
    expect.stringContaining(`ids=${pair},PLCHN_NTR_USD`),
  ]);
  expect(await textOf('/indexes/compare?add=qqzzxx')).toContain('No index found for');
});

test('a comparison that is none is said to be none, with the status', async () => {
  const refused = await site.get(`/indexes/compare?ids=${pair}&from=2024-01-02&to=2023-01-02`);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('is not after the first'),
  ]);
  expect((await site.get('/indexes/compare?ids=PLACW_NTR_USD,NOSUCH')).status).toBe(404);
  expect((await site.get('/indexes/compare')).status).toBe(200);
});

test('a blend is marked as hypothetical, and shows what the call says', async () => {
  const { blend, parts } = await jsonOf<BlendAnswer>(`/api/blend?of=${blended}`);
  const html = await textOf(`/indexes/blend?of=${blended}`);
  expect(html).toContain('Hypothetical: this blend');
  expect(html).toContain(formatChange('en-us', blend.usual.figures['return10Y'] ?? null));
  for (const part of parts) {
    expect(html).toContain(formatChange('en-us', part.contributionToReturn));
  }
  expect(await textOf(`/ja-jp/indexes/blend?of=${blended}`)).toContain('仮定の数値');
});

test('its plain form leads to the address of the blend', async () => {
  const form =
    '/indexes/blend?part1=PLACW_NTR_USD&weight1=60&part2=PLUAG_TR_USD&weight2=40&part3=&rebalance=annually';
  const { status, headers } = await site.get(form);
  expect(status).toBe(302);
  const led = new URL(headers.get('Location') ?? '', 'http://site.example');
  expect(Object.fromEntries(led.searchParams)).toEqual({ of: blended, rebalance: 'annually' });
});

test('weights that do not add to 100 lead on to the nearest that do', async () => {
  const refused = await site.get('/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*30');
  const html = await refused.text();
  expect(refused.status).toBe(400);
  expect(html).toContain('The weights do not add to 100.');
  expect(html).toContain('/indexes/blend?of=PLACW_NTR_USD*66.67,PLUAG_TR_USD*33.33');
});

test('the page of an index leads to a comparison and to blends with its peers', async () => {
  const html = await textOf('/indexes/details/PLACW_NTR_USD');
  const links = Array.from(
    html.matchAll(/href="(\/indexes\/(?:compare|blend)[^"]*)"/g),
    ([, href]) => href!.replaceAll('&amp;', '&'),
  );
  expect(links.some((href) => href.startsWith('/indexes/compare?ids=PLACW_NTR_USD,'))).toBe(true);
  expect(links.some((href) => href.startsWith('/indexes/blend?of=PLACW_NTR_USD*60,'))).toBe(true);
  for (const href of links) expect([href, (await site.get(href)).status]).toEqual([href, 200]);
});

/** Cells of a table in Markdown by the first of each row. */
const rowsOf = (text: string, title: string) => {
  const [, table = ''] = text.split(`## ${title}\n\n`);
  const lines = table.split('\n\n')[0]!.split('\n').slice(2);
  return new Map(lines.map((line) => line.slice(2, -2).split(' | ')).map((row) => [row[0]!, row]));
};

test('a comparison is there in Markdown with the figures of the call, and an address to cite', async () => {
  const answer = await site.get(`/indexes/compare.md?ids=${pair}`);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    200,
    'text/markdown; charset=utf-8',
  ]);
  const page = await site.get(`/indexes/compare?ids=${pair}`);
  expect(page.headers.get('Link')).toBe(
    `</indexes/compare.md?ids=${encodeURIComponent(pair)}>; rel="alternate"; type="text/markdown"`,
  );
  const text = await answer.text();
  const { indexes, correlations } = await jsonOf<Comparison>(`/api/compare?ids=${pair}`);
  const rows = rowsOf(text, 'Figures');
  for (const tag of ['return1Y', 'volatility3Y', 'maximumDrawdown5Y']) {
    const values = indexes.map(({ usual }) => String(usual.figures[tag]));
    expect(
      rows
        .get(tag)
        ?.slice(2)
        .map((cell) => cell.replace(' \\*', '')),
    ).toEqual(values);
  }
  expect(rowsOf(text, 'Correlations of monthly returns').get('PLACW_NTR_USD')?.[2]).toBe(
    String(correlations[0]?.value),
  );
  const [, cited = ''] = /Cite as: (\S+)/.exec(text) ?? [];
  expect(cited).toBe(`https://indexes.example/indexes/compare?ids=${pair}&asof=1`);
  expect((await site.get(new URL(cited).pathname + new URL(cited).search)).status).toBe(200);
});

test('a figure that an index is too young for is said to be none in Markdown, with the reason', async () => {
  const ids = `PLACW_NTR_USD,${demoIndexes.young.fundId}`;
  const rows = rowsOf(await textOf(`/indexes/compare.md?ids=${ids}`), 'Figures');
  const { indexes } = await jsonOf<Comparison>(`/api/compare?ids=${ids}`);
  const { missing } = indexes[1]!.usual;
  expect(rows.get('return10Y')?.[3]).toBe(`none (${missing['return10Y']})`);
});

test('a blend is there in Markdown that says what it is, and refuses in the words of the call', async () => {
  const text = await textOf(`/indexes/blend.md?of=${blended}`);
  expect(text).toMatch(/^# 60% Plumbline .+ \+ 40% .+\n\nHypothetical: /);
  const { parts, blend } = await jsonOf<BlendAnswer>(`/api/blend?of=${blended}`);
  const [first] = parts;
  expect(rowsOf(text, 'Parts').get('PLACW_NTR_USD')).toEqual([
    'PLACW_NTR_USD',
    '60',
    String(first?.weightNow),
    String(first?.contributionToReturn),
    String(first?.contributionToRisk),
  ]);
  expect(rowsOf(text, 'Figures').get('return1Y')?.[2]).toContain(
    String(blend.usual.figures['return1Y']),
  );
  const refused = await site.get('/indexes/blend.md?of=PLACW_NTR_USD*60,PLUAG_TR_USD*30');
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('PLACW_NTR_USD*66.67,PLUAG_TR_USD*33.33'),
  ]);
});

test('ID-03 a blend has a factsheet in both languages, with the figures of the call, that says what it is', async () => {
  const { blend, parts, asOfDate } = await jsonOf<BlendAnswer>(`/api/blend?of=${blended}`);
  for (const [lang, mark] of [
    ['en-us', 'Hypothetical blend'],
    ['ja-jp', '仮定の組み合わせ'],
  ] as const) {
    const address = `/api/blend/download?of=${blended}&format=pdf&lang=${lang}`;
    const answer = await site.get(address);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('Content-Disposition')).toContain(
      `hypothetical-blend-PLACW_NTR_USD-60-PLUAG_TR_USD-40-${asOfDate}.pdf`,
    );
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; .*; frame-ancestors 'none'/,
    );
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const { text, totalPages } = await extractText(document, { mergePages: true });
    expect(totalPages).toBe(2);
    expect(await sizeOf(document)).toEqual([595, 842]);
    const letter = await site.get(`${address}&paper=letter`);
    const onLetter = await getDocumentProxy(new Uint8Array(await letter.arrayBuffer()));
    expect([await sizeOf(onLetter), onLetter.numPages]).toEqual([[612, 792], 2]);
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toContain(mark);
    for (const tag of ['return1Y', 'return10Y', 'return2025']) {
      expect(words).toContain(formatChange('en-us', blend.usual.figures[tag] ?? null));
    }
    for (const part of parts) {
      expect(words).toContain(formatChange('en-us', part.contributionToReturn));
    }
    expect(words.replaceAll(' ', '')).toContain('asof=1');
  }
  const page = await textOf(`/indexes/blend?of=${blended}`);
  const links = Array.from(
    page.matchAll(/href="([^"]*format=pdf[^"]*)"/g),
    ([, href = '']) => href,
  );
  expect(links.map((href) => href.includes('paper=letter'))).toEqual([false, true]);
  for (const href of links)
    expect((await site.get(href.replaceAll('&amp;', '&'))).status).toBe(200);
  const other = await site.get(`/api/blend/download?of=${blended}&format=pdf&paper=a5`);
  expect([other.status, await other.text()]).toEqual([400, expect.stringContaining('paper')]);
  expect((await site.get('/api/blend/download?of=PLACW_NTR_USD*60&format=pdf')).status).toBe(400);
});
