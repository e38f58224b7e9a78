import { expect, inject, test } from 'vitest';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

const origin = 'https://indexes.example';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const textAt = async (path: string) => {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

type Figures = {
  periodReturns: { value: number | null; crossesLaunch: boolean }[];
  risk: { value: number | null; to: string | null; crossesLaunch: boolean }[];
};

test('an index is there in Markdown, linked from its page, whose every figure says what belongs to it', async () => {
  const { fundId } = demoIndexes.full;
  const path = `/indexes/details/${fundId}.md`;
  expect((await site.get(`/indexes/details/${fundId}`)).headers.get('Link')).toBe(
    `<${path}>; rel="alternate"; type="text/markdown"`,
  );
  const answer = await site.get(path);
  expect(answer.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^# Plumbline World NTR USD\n/);
  // That is said of releases of other rules only.
  expect(text).not.toContain('by today’s rules');
  const [, figureTable = ''] = text.split(/^## (?:Figures|Reviews)$/m);
  const rows = figureTable
    .split('\n')
    .filter(
      (line) => line.startsWith('| ') && !line.startsWith('| Figure') && !line.includes('---'),
    )
    .map((line) => line.slice(2, -2).split(' | '));
  expect(rows.length).toBeGreaterThan(30);
  for (const [figure, value, unit, variant, currency, asOf, backTested, formula, cite] of rows) {
    expect([figure, Number.isFinite(Number(value))]).toEqual([figure, true]);
    expect(unit).toMatch(/^(points|%|% p\.a\.|ratio)$/);
    expect([variant, currency]).toEqual(['NTR', 'USD']);
    expect(asOf).toMatch(/^(\d{4}-\d\d-\d\d|end of \d{4})$/);
    expect(backTested).toMatch(/^(yes|no)$/);
    expect(formula).toMatch(new RegExp(`^${origin}/page/methodology#[a-z0-9-]+$`));
    expect(cite).toBe(`${origin}/indexes/details/${fundId}?asof=1`);
  }
  const figures = JSON.parse(
    await textAt(`/api/index-details/figures?indexId=${fundId}`),
  ) as Figures;
  const known = [...figures.periodReturns, ...figures.risk].filter(({ value }) => value !== null);
  for (const { value, crossesLaunch } of known) {
    expect(
      rows.some((row) => row[1] === String(value) && row[6] === (crossesLaunch ? 'yes' : 'no')),
    ).toBe(true);
  }
  expect(await textAt(`/indexes/details/${fundId}?asof=1`)).toContain('Plumbline World');
  expect(await textAt(`${path}?asof=1`)).toBe(text);
  // What the disclaimer speaks of.
  expect(text).toContain(`[Complaints](${origin}/page/complaints)`);
});

test('the Markdown of an index says why it has no figure, and that of a working has its numbers', async () => {
  const young = await textAt(`/indexes/details/${demoIndexes.young.fundId}.md`);
  expect(young).toContain('| Return 10Y | — (the published history is too short) | % p.a. |');
  const { fundId } = demoIndexes.full;
  const { inputs, steps } = JSON.parse(
    await textAt(`/api/index-details/working?indexId=${fundId}&figure=return1Y`),
  ) as FigureWorking;
  const text = await textAt(`/indexes/details/${fundId}/figures/return1Y.md`);
  expect(inputs.length).toBeGreaterThan(1);
  for (const { name, symbol, date, value } of inputs) {
    expect(text).toContain(`| ${name} | ${symbol} | ${date} | ${value} |`);
  }
  for (const { symbol, formula, filled, value } of steps) {
    expect(text).toContain(`| ${symbol} | ${formula} | ${filled} | ${value} |`);
  }
});

type Reviews = {
  reviews: { date: string; isBackTested: boolean; additions: number; turnover: number }[];
};

test('ID-05 the Markdown of an index has its reviews, each as of its date, and what is withheld of them', async () => {
  const sectionOf = async (fundId: string, query = '') => {
    const text = await textAt(`/indexes/details/${fundId}.md${query}`);
    return text.split(/^## (?:Reviews|Data)$/m)[1] ?? '';
  };
  const { full, topTen, withheld } = demoIndexes;
  const section = await sectionOf(full.fundId);
  const call = `/api/index-details/reviews?portfolioId=${full.fundId}`;
  const { reviews } = JSON.parse(await textAt(call)) as Reviews;
  expect(reviews.length).toBeGreaterThan(1);
  const rows = Array.from(section.matchAll(/^\| (\d{4}-.*) \|$/gm), ([, row = '']) =>
    row.split(' | '),
  );
  expect(
    rows.map(([date, backTested, , additions, , turnover, unit]) => [
      date,
      backTested,
      additions,
      turnover,
      unit,
    ]),
  ).toEqual(
    reviews.map(({ date, isBackTested, additions, turnover }) => [
      date,
      isBackTested ? 'yes' : 'no',
      String(additions ?? 'not stated'),
      String(turnover ?? 'not stated'),
      '% one-way',
    ]),
  );
  for (const row of rows)
    expect(row.at(-1)).toBe(`${origin}/indexes/details/${full.fundId}?asof=1&review=${row[0]}`);
  const changes = /as of \S+: (\S+)/.exec(section)?.[1] ?? '';
  expect(await textAt(changes.replace(origin, ''))).toContain('"additions":[');
  expect(await textAt(`/indexes/details/${full.fundId}.md`)).toContain(`(${origin}${call})`);
  expect(await sectionOf(topTen.fundId)).toMatch(/ten largest constituents[^]*not stated/);
  expect((await sectionOf(withheld.fundId)).trim()).toMatch(/^The provider does not publish/);
  expect(await sectionOf('PLWNC')).toContain('No constituents are published');
});

test('another identifier of an index leads to its Markdown, of which nothing is made on the way', async () => {
  const { fundId } = demoIndexes.full;
  const call = `/api/resource-results/indexes/portfolio?indexId=${fundId}`;
  const { secId } = JSON.parse(await textAt(call)) as { secId: string };
  expect(secId).not.toBe(fundId);
  const led = await site.get(`/indexes/details/${secId}.md?asof=1`);
  expect([led.status, led.headers.get('Location')]).toEqual([
    302,
    `/indexes/details/${fundId}.md?asof=1`,
  ]);
});

test('an index that there is not has no Markdown', async () => {
  for (const path of ['/indexes/details/NOSUCH.md', '/indexes/details/A.md?asof=1']) {
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  }
});

test('an address gives the same answer cold and warm, in Markdown to who prefers it, and varies by Accept', async () => {
  const { fundId } = demoIndexes.full;
  const page = `${inject('demoUrl')}/indexes/details/${fundId}`;
  const kinds = async (address: string, accept: string) => {
    // Twice each: what was kept for one is not for the other.
    const answers = [
      await fetch(address, { headers: { accept } }),
      await fetch(address, { headers: { accept } }),
    ];
    return answers.map(({ status, headers }) => [
      status,
      headers.get('Content-Type')?.split(';')[0],
      headers.get('Vary')?.split(/, */).includes('Accept') ?? false,
    ]);
  };
  const twice = (one: unknown) => [one, one];
  expect(await kinds(page, 'text/markdown')).toEqual(twice([200, 'text/markdown', true]));
  expect(await kinds(page, 'text/html')).toEqual(twice([200, 'text/html', true]));
  expect(await kinds(page, 'application/json')).toEqual(twice([200, 'text/html', true]));
  expect(await kinds(`${page}-none`, 'text/markdown')).toEqual(
    twice([404, 'application/problem+json', true]),
  );
  for (const path of ['/', '/ja-jp', '/status', `/ja-jp/indexes/details/${fundId}`]) {
    const address = inject('demoUrl') + path;
    expect(await kinds(address, 'text/markdown')).toEqual(twice([200, 'text/markdown', true]));
    expect(await kinds(address, 'text/html')).toEqual(twice([200, 'text/html', true]));
  }
});

test.each(['application/json', 'image/png', 'nonsense'])(
  'a page is given to who prefers a form that it does not have: %s',
  async (accept) => {
    for (const path of ['/', '/notices?type=review']) {
      const answer = await site.get(path, { accept });
      expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
    }
  },
);
