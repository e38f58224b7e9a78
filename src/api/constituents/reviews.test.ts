import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problem } from '#src/contract/api/problem.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { engines } from '../../../tests/support/stores.ts';

describe.each(engines)('on the %s store', (engine) => {
  let site: SmallApi;
  beforeAll(async () => {
    site = await openSmallApi(engine);
  });
  afterAll(() => site.close());

  test('ID-05 the reviews of an index come newest first, with what changed, and are paged', async () => {
    const { reviews, ...about } = await site.ask('reviews', { portfolioId: 'US500.SEC' });
    expect(about).toEqual({ fundId: 'US500', withheld: null, totalReviews: 3 });
    expect(reviews).toEqual([
      {
        date: '2026-11-19',
        isBackTested: false,
        numberOfConstituents: 12,
        additions: 1,
        deletions: 0,
        turnover: 4.25,
      },
      {
        date: '2026-09-18',
        isBackTested: false,
        numberOfConstituents: 2,
        additions: 1,
        deletions: 1,
        turnover: 60,
      },
      {
        date: '2000-12-15',
        isBackTested: true,
        numberOfConstituents: 2,
        additions: null,
        deletions: null,
        turnover: null,
      },
    ]);
    const second = await site.ask('reviews', { portfolioId: 'US500', page: 2, size: 2 });
    expect(second).toMatchObject({ reviews: [{ date: '2000-12-15' }], totalReviews: 3 });
  });

  test('ID-05 who came and who went is named for each review, without a date for the newest', async () => {
    const newest = await site.ask('reviewChanges', { portfolioId: 'US500' });
    expect(newest).toMatchObject({ date: '2026-11-19', previousDate: '2026-09-18' });
    const of = (review: string) => site.ask('reviewChanges', { portfolioId: 'US500', review });
    expect(await of('2026-09-18')).toMatchObject({
      previousDate: '2000-12-15',
      turnover: 60,
      additions: [{ name: 'Company of 2026-09-18', weight: 60 }],
      deletions: [{ name: 'Company of 2000-12-15', weight: 60 }],
    });
    expect(await of('2000-12-15')).toMatchObject({
      isBackTested: true,
      previousDate: null,
      additions: null,
      deletions: null,
    });
  });

  test('ID-05 the constituents come as of an earlier review; the date of the newest list is that list', async () => {
    const of = (review?: string) => site.ask('constituents', { portfolioId: 'US500', review });
    const earlier = await of('2026-09-18');
    expect(earlier).toMatchObject({ asOfDate: '2026-09-18', topTenWeight: 100 });
    expect(earlier.constituents[0]).toMatchObject({ name: 'Company of 2026-09-18', weight: 60 });
    expect(await of('2026-11-19')).toEqual(await of());
    const query = { portfolioId: 'US500', review: '2026-09-18', lang: 'ja-jp' } as const;
    const inJapanese = await site.ask('constituents', query);
    expect(inJapanese.constituents[0]).toMatchObject({ country: '米国' });
  });

  test('ID-05 an index of which one list is published has one review, and one without a list has none', async () => {
    expect(await site.ask('reviews', { portfolioId: 'GOLD' })).toMatchObject({
      totalReviews: 1,
      reviews: [{ date: '2026-11-18', additions: null, turnover: null }],
    });
    expect(await site.ask('reviews', { portfolioId: 'BALANCED' })).toMatchObject({
      withheld: null,
      totalReviews: 0,
    });
    const cut = await site.ask('reviews', { portfolioId: 'WORLDESG' });
    expect(cut).toMatchObject({ withheld: 'top10', reviews: [{}, { additions: null }] });
  });

  test('ID-05 an index of which no member is published has no review, though its list has a date', async () => {
    const withheld = { withheld: 'none', reviews: [], totalReviews: 0 };
    expect(await site.ask('reviews', { portfolioId: 'GOVT' })).toMatchObject(withheld);
    for (const review of ['', '&review=2026-11-18']) {
      const path = `/api/index-details/reviews/changes?portfolioId=GOVT${review}`;
      const answer = await site.api.request(path);
      expect(answer.status).toBe(404);
      const { detail } = problem.parse(await answer.json());
      expect(detail).toMatch(/does not publish the constituents/);
    }
  });

  test('ID-05 a list that waits for its day is no review yet', async () => {
    const waiting = await site.ask('reviews', { portfolioId: 'PRIVATE' });
    expect(waiting).toMatchObject({ withheld: 'delayed', reviews: [], totalReviews: 0 });
  });

  test('ID-05 a review of the launch day is not back-tested; without a launch date nobody knows', async () => {
    const of = (portfolioId: string) => site.ask('reviewChanges', { portfolioId });
    expect(await of('US500T')).toMatchObject({ date: '2001-01-02', isBackTested: false });
    expect(await of('GOLD')).toMatchObject({ date: '2026-11-18', isBackTested: null });
  });

  test('ID-05 a file of an earlier list says that it is not the current one', async () => {
    const ask = async (review: string) => {
      const call = `constituents/download?portfolioId=US500&review=${review}`;
      const response = await site.api.request(`/api/index-details/${call}`);
      return { headers: response.headers, text: await response.text() };
    };
    const newest = await ask('2026-11-19');
    const earlier = await ask('2026-09-18');
    const oldest = await ask('2000-12-15');
    expect(earlier.headers.get('Content-Disposition')).toContain('constituents-2026-09-18.csv');
    expect(earlier.text).toContain('# As of,2026-09-18');
    expect(earlier.text).toContain('Company of 2026-09-18,60');
    expect(earlier.text).toMatch(/^# List,"?Of an earlier review, not the current one/m);
    expect(earlier.text).not.toContain('# Back-test');
    expect(oldest.text).toContain('# Back-test,Of a day before the launch date');
    expect(newest.text).not.toContain('# List');
    const tags = [newest, earlier, oldest].map(({ headers }) => headers.get('ETag'));
    expect(new Set(tags).size).toBe(3);
  });

  const noneOf = /No constituents of Harbour US 500 Index are published as of 2026-09-17/;
  test.each([
    ['constituents?portfolioId=US500&review=2026-09-17', 404, noneOf],
    ['constituents/download?portfolioId=US500&review=2026-09-17', 404, noneOf],
    ['reviews/changes?portfolioId=US500&review=2026-09-17', 404, noneOf],
    [
      'reviews/changes?portfolioId=GOVT&review=2026-09-17',
      404,
      /does not publish the constituents/,
    ],
    [
      'constituents?portfolioId=US500&review=2026-02-30',
      400,
      /review: must be a date like 2026-09-18/,
    ],
    ['constituents?portfolioId=US500&review=7', 400, /review: must be a date like 2026-09-18/],
    ['constituents?portfolioId=NOSUCH&review=2026-09-18', 404, /There is no index NOSUCH/],
  ])('API-03 %s is a %i that says why', async (call, status, why) => {
    const response = await site.api.request(`/api/index-details/${call}`);
    expect(response.status).toBe(status);
    expect(problem.parse(await response.json()).detail).toMatch(why);
  });
});
