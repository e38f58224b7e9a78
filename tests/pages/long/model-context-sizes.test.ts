import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { indexFilterNames } from '#src/contract/api/query.ts';
import type { PricesData } from '#src/contract/api/indexes/index-details.ts';
import { call } from '../../support/ask-program.ts';
import { readParts, rowsOf, wholeText } from '../../support/ask-in-parts.ts';
import { secondSite } from '../../support/made-second-provider.ts';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';

const sites: Record<string, SiteApp> = {};
sharedSite.beforeAll(({ siteApp }) => {
  sites['the demo'] = siteApp;
});
secondSite.beforeAll(({ secondSite: shared }) => {
  sites['the second provider'] = shared;
});

const providers = ['the demo', 'the second provider'] as const;
/** Generated questions of each kind. */
const numRuns = 40;

const json = async <Answer>(site: SiteApp, path: string) =>
  (await (await site.get(path)).json()) as Answer;

type Listed = { portfolios: { fundId: string; portfolioName: string; figures: object }[] };
type Known = { ids: string[]; names: string[]; tags: string[] };

/** What there is to ask for. */
async function knownOf(site: SiteApp): Promise<Known> {
  const [first, last] = await Promise.all(
    ['1', '-1'].map((sortOrder) =>
      json<Listed>(
        site,
        `/api/portfolio-returns?variants=all&size=200&sortBy=launchDate&sortOrder=${sortOrder}`,
      ),
    ),
  );
  const listed = [...first!.portfolios, ...last!.portfolios];
  const { figures } = await json<{ figures: { tag: string }[] }>(site, '/api/figures');
  return {
    ids: [...new Set(listed.map(({ fundId }) => fundId))],
    names: listed.map(({ portfolioName }) => portfolioName),
    tags: figures.map(({ tag }) => tag),
  };
}

type ToolCall = { name: string; args: object };

/** Questions that have as much of an answer as there is. */
function largeQuestions({ ids, names, tags }: Known): fc.Arbitrary<ToolCall> {
  const index = fc.constantFrom(...ids);
  const tag = fc.constantFrom(...tags);
  const some = (most: number) => fc.uniqueArray(index, { minLength: 2, maxLength: most });
  const screened = fc.record({
    figures: fc.uniqueArray(tag, { minLength: 1, maxLength: 12 }),
    ranges: fc.uniqueArray(
      tag.map((figure) => ({ figure, min: -1e9 })),
      { maxLength: 8, selector: ({ figure }) => figure },
    ),
    sortBy: fc.option(tag, { nil: undefined }),
    variants: fc.constantFrom('one', 'all'),
    size: fc.constant(20),
  });
  const sampling = fc.constantFrom('year-ends', 'month-ends', 'week-ends');
  const word = fc.constantFrom(...names).map((name) => name.split(' ')[0] ?? name);
  const as = <Args extends object>(name: string, args: fc.Arbitrary<Args>) =>
    args.map((one): ToolCall => ({ name, args: one }));
  return fc.oneof(
    as('search_indexes', fc.record({ text: word, limit: fc.constant(50) })),
    as('read_index', fc.record({ index })),
    as('explain_figure', fc.record({ index, figure: tag })),
    as(
      'explain_compared_figure',
      fc
        .record({ indexes: some(10), figure: tag })
        .map((one) => ({ ...one, index: one.indexes[0]! })),
    ),
    as('read_levels', fc.record({ index, sampling })),
    as('read_constituents', fc.record({ index, limit: fc.constant(500) })),
    as('read_reviews', fc.record({ index })),
    as('screen_indexes', screened),
    as(
      'compare_indexes',
      some(10).map((indexes) => ({ indexes })),
    ),
  );
}

test.each(providers)(
  'whatever is asked of %s, each part of the answer stays below 8 kB, and every part is there',
  async (provider) => {
    const site = sites[provider]!;
    const known = await knownOf(site);
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(largeQuestions(known), async ({ name, args }) => {
        const { isError, text } = await call(site.app, name, args);
        // Such as a figure that an index has not, or a comparison of indexes that share no days.
        expect(isError && text.length > 2_000).toBe(false);
        if (isError) return;
        seen.add(name);
        await readParts(site.app, name, args);
      }),
      { numRuns },
    );
    expect(seen.size).toBeGreaterThan(2);
  },
);

test.each(providers)(
  'a list that has no tool of its own size comes whole in its parts: %s',
  async (provider) => {
    const site = sites[provider]!;
    const parts = await readParts(site.app, 'list_figures', {});
    const { figures } = await json<{ figures: { tag: string }[] }>(site, '/api/figures');
    const listed = rowsOf<{ stem: string; windows: string[] }>(parts, 'figures');
    const tags = listed.flatMap(({ stem, windows }) =>
      windows.length > 0 ? windows.map((one) => stem + one) : [stem],
    );
    expect(new Set(tags)).toEqual(new Set(figures.map(({ tag }) => tag)));
    const found = await readParts(site.app, 'search_indexes', { text: 'index', limit: 50 });
    const ids = rowsOf<{ fundId: string }>(found, 'indexes').map(({ fundId }) => fundId);
    const byApi = await json<Listed>(site, '/api/portfolio-returns?filterPattern=index&size=50');
    expect(ids).toEqual(byApi.portfolios.map(({ fundId }) => fundId));
  },
);

test.each(providers)(
  'every level of an index is told, the newest first part by part: %s',
  async (provider) => {
    const site = sites[provider]!;
    const { ids } = await knownOf(site);
    const index = provider === 'the demo' ? 'PLWLD_NTR_USD' : ids[0]!;
    for (const sampling of ['month-ends', 'every-level']) {
      const parts = await readParts(site.app, 'read_levels', { index, sampling });
      const told = rowsOf<{ date: string; level: number }>(parts.toReversed(), 'levels');
      const { numberOfLevels } = parts[0]!.data as { numberOfLevels: number };
      expect(told).toHaveLength(numberOfLevels);
      const dates = told.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      const { indexPrices } = await json<{ indexPrices: { pricesData: PricesData }[] }>(
        site,
        `/api/index-prices?secId=${index}`,
      );
      const { days, values } = decodeLevels(indexPrices[0]!.pricesData);
      expect(told.at(-1)?.level).toBe(values.at(-1));
      if (sampling === 'every-level') expect(told.map(({ level }) => level)).toEqual([...values]);
      expect(days.length).toBeGreaterThan(told.length - 1);
    }
  },
);

test('of years the last level of each is told', async () => {
  const site = sites['the demo']!;
  const csv = await (await site.get('/data/indexes/PLWLD_NTR_USD/levels.csv')).text();
  const days = csv.match(/\d{4}-\d\d-\d\d(?=,)/g) ?? [];
  const years = ['2015', '2016', '2017', '2018', '2019'];
  const asked = { index: 'PLWLD_NTR_USD', from: '2015-01-01', to: '2019-12-31' };
  const parts = await readParts(site.app, 'read_levels', { ...asked, sampling: 'year-ends' });
  const told = rowsOf<{ date: string }>(parts, 'levels').map(({ date }) => date);
  expect(told).toEqual(years.map((year) => days.findLast((day) => day.startsWith(year))));
});

test('ten indexes are compared in parts that have the figures of all, every correlation and the whole page', async () => {
  const site = sites['the demo']!;
  const { ids } = await knownOf(site);
  const indexes = ids.filter((id) => /^PL(?:WLD|EMG|EUR)_/.test(id)).slice(0, 10);
  expect(indexes.length).toBeGreaterThan(8);
  const parts = await readParts(site.app, 'compare_indexes', { indexes });
  const compared = rowsOf<{ fundId: string }>(parts, 'indexes');
  const answer = await json<{ indexes: { fundId: string }[]; correlations: object[] }>(
    site,
    `/api/compare?ids=${indexes.join(',')}`,
  );
  expect(compared.map(({ fundId }) => fundId)).toEqual(answer.indexes.map(({ fundId }) => fundId));
  expect(rowsOf(parts, 'correlations')).toEqual(answer.correlations);
  const page = await site.get(`/indexes/compare.md?ids=${indexes.join(',')}`);
  expect(wholeText(parts)).toBe(await page.text());
});

test('a review is told whole: the list, what came and what went', async () => {
  const site = sites['the demo']!;
  const review = '2026-09-18';
  const asked = { index: 'PLWLD_NTR_USD', review, limit: 500 };
  const parts = await readParts(site.app, 'read_constituents', asked);
  const call = `/api/index-details/constituents?portfolioId=PLWLD_NTR_USD&review=${review}&size=500`;
  const list = await json<{ constituents: object[] }>(site, call);
  expect(rowsOf(parts, 'constituents')).toEqual(list.constituents);
  type Changes = { additions: object[]; deletions: object[] };
  const { additions, deletions } = await json<Changes>(
    site,
    `/api/index-details/reviews/changes?portfolioId=PLWLD_NTR_USD&review=${review}`,
  );
  expect(additions.length).toBeGreaterThan(0);
  const told = parts.map(({ data }) => data['changes'] as Changes);
  expect(told.flatMap((one) => one.additions)).toEqual(additions);
  expect(told.flatMap((one) => one.deletions)).toEqual(deletions);
});

test('filters that no address can hold are refused in words', async () => {
  const many = Array.from({ length: 50 }, (_, at) => `A value of a filter, number ${at}`);
  const filters = Object.fromEntries(
    indexFilterNames.filter((name) => name !== 'assetType').map((name) => [name, many]),
  );
  const { text, isError } = await call(sites['the demo']!.app, 'screen_indexes', { filters });
  expect([text.length < 2_000, isError]).toEqual([true, true]);
});
