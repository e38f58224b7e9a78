import { expect, test } from 'vitest';
import * as answers from '#src/server/mcp/answers.ts';
import { comparedFigures } from '#src/server/mcp/answered-figures.ts';
import { ask, call, modelContextAddress, question } from '../../support/ask-program.ts';
import { readParts } from '../../support/ask-in-parts.ts';
import { secondSite } from '../../support/made-second-provider.ts';
import type { SiteApp } from '../../support/site-app.ts';
import { withoutBreaks, withPlainCode } from '../../support/text-of.ts';

// One language, one theme, rates that are no invested money, no products, no notices, no blends.
let site: SiteApp;
secondSite.beforeAll(({ secondSite: shared }) => {
  site = shared;
});

const [bonds, rate] = ['HYLGUSD', 'HYTYUSD'];

async function textAt(path: string): Promise<string> {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

async function publishedAt(): Promise<string> {
  const { published } = JSON.parse(await textAt('/api/data-version')) as { published: string };
  return new Date(published).toISOString();
}

test('feeds without an entry are as new as the release', async () => {
  for (const path of [
    '/notices/feed.xml',
    '/corrections/feed.xml',
    '/insights/feed.xml',
    `/indexes/details/${bonds}/feed.xml`,
  ]) {
    const [, updated] = /<updated>([^<]*)</.exec(await textAt(path)) ?? [];
    expect([path, updated]).toEqual([path, await publishedAt()]);
  }
});

test('calendars without an event have a component, as every calendar must', async () => {
  for (const path of ['/notices/reviews.ics', `/indexes/details/${bonds}/calendar.ics`]) {
    const lines = (await textAt(path)).split('\r\n');
    const begun = lines.filter((line) => line.startsWith('BEGIN:'));
    const ended = lines.filter((line) => line.startsWith('END:'));
    expect([path, begun.length > 1, ended.length]).toEqual([path, true, begun.length]);
  }
});

test('the page of an index leads to its feeds and calendar before anything is announced of it', async () => {
  const page = await textAt(`/indexes/details/${bonds}`);
  for (const file of ['feed.xml', 'calendar.ics']) {
    const path = `/indexes/details/${bonds}/${file}`;
    expect([path, page.includes(`<a href="${path}"`)]).toEqual([path, true]);
    await textAt(path);
  }
});

test('pictures and embeds have the only theme that the site has, unless the other is asked for', async () => {
  const paper = '#0b1712';
  const picture = `/charts/indexes/${bonds}/levels.svg`;
  expect(await textAt(picture)).toContain(paper);
  expect(await textAt(`${picture}?theme=dark`)).toBe(await textAt(picture));
  expect(await textAt(`${picture}?theme=light`)).not.toContain(paper);
  const embed = await textAt(`/embed/indexes/${bonds}/levels`);
  expect(embed).toContain(`:root{color-scheme:dark;--paper:${paper}`);
  expect(embed).not.toContain('prefers-color-scheme');
  expect(embed).not.toContain('theme=light');
  const failed = await site.get('/embed/indexes/NOPE/levels');
  expect([failed.status, await failed.text()]).toEqual([404, expect.stringContaining(paper)]);
});

test('an embed of a chart that a rate has not says so, others show theirs', async () => {
  for (const chart of ['levels', 'drawdown', 'calendar-years', 'composition', 'figures'])
    expect(await textAt(`/embed/indexes/${bonds}/${chart}`)).toContain('Halyard USD Government');
  for (const chart of ['drawdown', 'calendar-years', 'composition']) {
    const answer = await site.get(`/embed/indexes/${rate}/${chart}`);
    expect([chart, answer.status, await answer.text()]).toEqual([
      chart,
      404,
      expect.stringContaining('This cannot be shown'),
    ]);
  }
});

test('oEmbed gives the frames of its pages, and of blends that it does not allow none', async () => {
  const ask = (path: string) =>
    site.get(`/oembed?url=${encodeURIComponent(`https://indexes.example${path}`)}`);
  for (const path of [`/indexes/details/${bonds}`, `/indexes/compare?ids=${bonds},${rate}`]) {
    expect(await textAt(path)).toContain('application/json+oembed');
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const { html } = (await answer.json()) as { html: string };
    const [, src = ''] = /src="https:\/\/indexes.example([^"]+)"/.exec(html)!;
    expect(await textAt(src.replaceAll('&amp;', '&'))).toContain(':root{color-scheme:dark;');
  }
  expect((await ask(`/indexes/blend?of=${bonds}*60,HYLGEUR*40`)).status).toBe(404);
  const page = encodeURIComponent(`https://indexes.example/indexes/details/${bonds}`);
  const statusOf = async (format: string) =>
    (await site.get(`/oembed?url=${page}&format=${format}`)).status;
  expect([await statusOf('json'), await statusOf('xml')]).toEqual([200, 501]);
});

test('the page of an index has the code of each chart that the provider shows there', async () => {
  const page = withPlainCode(await textAt(`/indexes/details/${bonds}`));
  const coded = page.match(/src=&quot;https:\/\/indexes\.example\/embed\/indexes\/[^&]+/g) ?? [];
  expect(coded.map((src) => src.split('/').at(-1))).toEqual([
    'levels',
    'drawdown',
    'figures',
    'levels?asof=1',
    'drawdown?asof=1',
    'figures?asof=1',
    'calendar-years',
    'calendar-years?asof=1',
  ]);
});

const asked = {
  search_indexes: [{ text: 'government' }, answers.foundIndexes],
  read_index: [{ index: bonds }, answers.readIndex],
  explain_figure: [{ index: bonds, figure: 'volatility3Y' }, answers.explainedFigure],
  explain_compared_figure: [
    { indexes: [bonds, rate], index: bonds, figure: 'volatility3Y' },
    answers.explainedMixedFigure,
  ],
  read_levels: [{ index: rate }, answers.readLevels],
  read_constituents: [{ index: bonds }, answers.readConstituents],
  read_reviews: [{ index: bonds }, answers.readReviews],
  list_figures: [{}, answers.listedFigures],
  screen_indexes: [
    { filters: { currency: 'EUR' }, figures: ['return5Y'] },
    answers.screenedIndexes,
  ],
  compare_indexes: [{ indexes: [bonds, rate] }, answers.readPage.extend(comparedFigures)],
  read_page: [{ path: '/data' }, answers.readPage],
} as const;

test.each(Object.entries(asked))('%s answers programs as it says', async (name, [args, answer]) => {
  for (const { data } of await readParts(site.app, name, args))
    expect(answer.parse(data)).toEqual(data);
});

test.each([
  ['explain_figure', { index: rate, figure: 'noSuchFigure' }],
  ['read_page', { path: '/ja-jp/data' }],
])('%s of what the provider has not is refused in words', async (name, args) => {
  const { text, isError } = await call(site.app, name, args);
  expect([isError, text]).toEqual([true, expect.stringMatching(/^[A-Z].*\.?$/s)]);
  expect(text).not.toContain('cannot be answered at the moment');
});

test('a tool for blends is unknown where the provider has none', async () => {
  const parts = [
    { index: bonds, weight: 60 },
    { index: 'HYLGEUR', weight: 40 },
  ];
  const asked = { name: 'blend_indexes', arguments: { parts } };
  const answer = await site.app.request(modelContextAddress, question('tools/call', asked));
  const text = await answer.text();
  expect(text).toContain('"error":{"code":-32602');
  expect(text).toContain('blend_indexes');
});

test('a field of the provider is a filter, and what is no filter or no argument is refused, not left out', async () => {
  const screened = (filters: object) => call(site.app, 'screen_indexes', { filters, size: 20 });
  const { text } = await screened({ 'field_priced-at': 'London, 16:15' });
  const { indexes } = JSON.parse(text) as { indexes: { fundId: string }[] };
  const inLondon = await (
    await site.get('/api/portfolio-returns?field_priced-at=London,%2016:15')
  ).json();
  const { portfolios } = inLondon as { portfolios: { fundId: string }[] };
  const idsOf = (rows: { fundId: string }[]) => rows.map(({ fundId }) => fundId).toSorted();
  expect(idsOf(indexes)).toEqual(idsOf(portfolios));
  expect(indexes.length).toBeLessThan(21);
  for (const [name, args, words] of [
    ['screen_indexes', { filters: { field_pricing: 'x' } }, /no such field.*field_priced-at/],
    ['screen_indexes', { filters: { assetClass: 'cash' } }, /no filter assetClass.*assetType/],
    ['read_levels', { index: bonds, since: '2026-01-01' }, /since/],
  ] as const) {
    const refused = await call(site.app, name, args);
    expect([refused.isError, refused.text]).toEqual([true, expect.stringMatching(words)]);
  }
});

test('a comparison with a rate says that it is no investment, not that it is withheld', async () => {
  const ids = `${bonds},${rate}`;
  const answer = JSON.parse(await textAt(`/api/compare?ids=${ids}`));
  expect(answer).toMatchObject({
    noWindow: 'no-returns',
    indexes: [{ hasReturns: true }, { hasReturns: false, withheld: false }],
    correlations: [{ value: null, missing: 'no-returns' }],
  });
  const page = await textAt(`/indexes/compare?ids=${ids}`);
  expect(page).toContain(
    'The levels of Halyard USD Ten-Year Rate are not the value of invested money',
  );
  expect(page).not.toMatch(/all their levels public|differ in return type/);
  const { content } = await ask(site.app, 'tools/call', {
    name: 'compare_indexes',
    arguments: { indexes: ids.split(',') },
  });
  expect(content[0].text).toMatch(/HYTYUSD: its levels are not the value of invested money/);
  expect(content[0].text).toMatch(/\| return1Y \|.*\| none \(no-returns\) \|/);
});

test('a comparison with rates says once which they are, draws their levels and heads what is not published', async () => {
  const page = withoutBreaks(await textAt('/indexes/compare?ids=HYONUSD,HYTYUSD,HYTYCHF'));
  expect(page.match(/The levels of Halyard/g)).toHaveLength(1);
  expect(page).toMatch(
    /The levels of Halyard USD Ten.Year Rate, Halyard CHF Ten.Year Rate are not the value/,
  );
  expect(page).toMatch(/Halyard USD Ten.Year Rate stands highest, at [\d.]+; Halyard CHF Ten/);
  expect(page).toMatch(/<b>Sharpe ratio<\/b><p>None of these figures is published/);
  const files = page.match(/(?<=href=")\/(?:charts|data|api)\/[^"]*HYTYCHF[^"]*/g) ?? [];
  expect(files).toHaveLength(5);
  for (const file of files) await textAt(file.replaceAll('&amp;', '&'));
});

test('rates alone have no sections of returns, and an embed and a picture of their levels', async () => {
  const ids = 'ids=HYTYUSD,HYTYCHF';
  const page = withoutBreaks(await textAt(`/indexes/compare?${ids}`));
  const sections = Array.from(page.matchAll(/<section[^>]* id="(\w+)"/g), ([, id]) => id);
  expect(sections).toEqual(['levels', 'rules']);
  expect(page).not.toContain('None of these figures is published');
  const finding = /Halyard USD Ten.Year Rate stands highest, at ([\d.]+);/;
  const [, highest] = finding.exec(page)!;
  expect(finding.exec(await textAt(`/charts/compare.svg?${ids}`))![1]).toBe(highest);
  expect(await textAt(`/embed/compare?${ids}`)).toMatch(
    new RegExp(`Halyard USD Ten-Year Rate</th>\\s*<td>${highest}</td>`),
  );
  expect(await textAt(`/charts/compare.svg?${ids}&period=1Y`)).toBe(
    await textAt(`/charts/compare.svg?${ids}&from=2025-11-19`),
  );
  expect((await site.get('/charts/compare.svg?ids=HYONUSD,HYTYCHF')).status).toBe(404);
});
