import { expect, test } from 'vitest';
import { readParts, rowsOf } from '../support/ask-in-parts.ts';
import { call, read } from '../support/ask-program.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

const { full, topTen, withheld, many } = demoIndexes;
const page = `https://indexes.example/indexes/details/${full.fundId}`;
let site: SiteApp;

sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

type Member = { name: string; weight: number };
type Review = { date: string; backTested: boolean; additions: number; turnoverInPerCent: number };
type Reviews = { numberOfReviews: number; withheld: string | null; reviews: Review[] };
type Constituents = {
  asOfDate: string;
  numberOfConstituents: number;
  constituents: Member[];
  changes: { since: string; additions: Member[] | null; numberOfAdditions: number } | null;
};

test('ID-05 reviews are told newest first, each with back-test, turnover and the address to cite', async () => {
  const call = `/api/index-details/reviews?portfolioId=${full.fundId}&size=200`;
  const { reviews, totalReviews } = (await (await site.get(call)).json()) as {
    reviews: { date: string; isBackTested: boolean; turnover: number; additions: number }[];
    totalReviews: number;
  };
  expect(totalReviews).toBeGreaterThan(1);
  const answered = await readParts(site.app, 'read_reviews', { index: full.fundId, asof: '1' });
  expect(answered[0]!.data).toMatchObject({
    release: 1,
    returnType: 'NTR',
    currency: 'USD',
    launchDate: '2004-03-01',
    licence: expect.stringMatching(/\w/),
    withheld: null,
    numberOfReviews: totalReviews,
  });
  expect(rowsOf(answered, 'reviews')).toMatchObject(
    reviews.map(({ date, isBackTested, turnover, additions }) => ({
      date,
      backTested: isBackTested,
      turnoverInPerCent: turnover,
      additions,
      citeAs: `${page}?asof=1&review=${date}`,
    })),
  );
  for (const { date } of reviews.slice(0, 2)) {
    expect((await site.get(`/indexes/details/${full.fundId}?asof=1&review=${date}`)).status).toBe(
      200,
    );
  }
});

test('ID-05 constituents are those of the list asked for, with what came and went since the one before', async () => {
  const { reviews } = await read<Reviews>(site.app, 'read_reviews', { index: full.fundId });
  const [newest, earlier] = reviews;
  const current = await read<Constituents>(site.app, 'read_constituents', {
    index: full.fundId,
    limit: 3,
  });
  expect(current).toMatchObject({ asOfDate: newest?.date, currency: 'USD', backTested: false });
  expect(current.constituents).toHaveLength(3);
  expect(current.numberOfConstituents).toBeGreaterThan(3);
  expect(current.changes).toMatchObject({
    since: earlier?.date,
    numberOfAdditions: newest?.additions,
    turnoverInPerCent: newest?.turnoverInPerCent,
  });
  const asked = { index: full.fundId, review: earlier?.date, limit: 500 };
  const then = await read<Constituents & { everything: string }>(
    site.app,
    'read_constituents',
    asked,
  );
  expect(then).toMatchObject({
    asOfDate: earlier?.date,
    citeAs: `${page}?asof=1&review=${earlier?.date}`,
  });
  const file = await (
    await site.get(new URL(then.everything).pathname + new URL(then.everything).search)
  ).text();
  expect(file).toContain(`# As of,${earlier?.date}`);
  const [{ name, weight }] = then.constituents as [Member];
  expect(file).toContain(`${name},${weight},`);
  expect(
    await call(site.app, 'read_constituents', { index: full.fundId, review: '1999-01-01' }),
  ).toEqual({
    text: expect.stringMatching(
      /^No constituents of .* are published as of 1999-01-01; .* names the dates that are$/,
    ),
    isError: true,
  });
});

test('of constituents nothing is told that is not published', async () => {
  const ten = await read<Constituents>(site.app, 'read_constituents', {
    index: topTen.fundId,
    limit: 500,
  });
  expect(ten).toMatchObject({ withheld: 'top10', changes: { additions: null } });
  expect(ten.constituents).toHaveLength(10);
  const none = await read<Constituents>(site.app, 'read_constituents', { index: withheld.fundId });
  expect(none).toMatchObject({ withheld: 'none', constituents: [] });
  expect(none).not.toHaveProperty('everything');
  const reviews = await read<Reviews>(site.app, 'read_reviews', { index: withheld.fundId });
  expect(reviews.withheld).toBe('none');
  const asked = { index: many.fundId, limit: 500 };
  const most = await readParts(site.app, 'read_constituents', asked);
  expect(most[0]!.data['numberOfConstituents']).toBeGreaterThan(2000);
  expect(rowsOf(most, 'constituents')).toHaveLength(500);
  const beyond = await call(site.app, 'read_constituents', { index: many.fundId, limit: 501 });
  expect([beyond.isError, beyond.text]).toEqual([true, expect.stringContaining('limit')]);
});
