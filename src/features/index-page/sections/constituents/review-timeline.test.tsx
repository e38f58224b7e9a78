import type { ReviewsPart } from './review-timeline.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { IndexPageData } from '../../index-page-data.ts';
import { completeIndex } from '../../index-page.examples.tsx';
import { plain, render, sectionOf } from '../../index-page.rendered.tsx';
import {
  exampleRequestedReview,
  exampleReviewChanges,
  exampleReviews,
  missingReview,
} from './reviews.example-data.ts';
import { MissingReviewPage } from '../../missing/missing-review-page.tsx';
import { ReviewDetails } from './review-details.tsx';

const sectionWith = (given: Partial<IndexPageData>) =>
  sectionOf(render({ ...completeIndex, ...given }), 'constituents');

test('ID-05 reviews stand below the constituents, with what changed from the list before', () => {
  const section = sectionOf(render(completeIndex), 'constituents');
  expect(section).toMatch(/List as of Constituents Additions Deletions Turnover/);
  expect(section).toMatch(/31 Oct 2026 current list 12 0 0 1\.25%/);
  expect(section).toMatch(/18 Sep 2026 12 2 1 4\.50%/);
  // Nothing to compare it with is not the same as no change.
  expect(section).toMatch(/18 Mar 2016 † \(back-tested\) 11 — — —/);
  expect(section).toContain('half the sum of the absolute differences');
});

test('ID-05 who came and who went comes with the page where its address asks for the review', () => {
  expect(render(completeIndex)).not.toContain('Example Newcomer');
  const section = sectionWith({ requestedReview: exampleRequestedReview });
  expect(section).toContain('Added since 18 Mar 2016 (2) Example Newcomer 1.25%');
  expect(section).toContain('Deleted since 18 Mar 2016 (1) Example Leaver 0.75%');
  const none = { ...exampleReviewChanges, additions: [], deletions: [] };
  const calm = sectionWith({ requestedReview: { ...exampleRequestedReview, changes: none } });
  expect(calm).toContain('Nothing added since 18 Mar 2016');
  expect(calm).toContain('Nothing deleted since 18 Mar 2016');
  // The way to a list is not offered beside that list.
  expect(section).not.toContain('Show the constituents as of');
});

test.each([
  [null, 'true', 'Loading'],
  ['failed', 'false', 'The changes could not be loaded'],
  [exampleReviewChanges, 'false', 'Show the constituents as of 18 Sep 2026'],
] as const)('ID-05 changes that are opened (%o) say how far they are', (changes, isBusy, text) => {
  const html = renderToStaticMarkup(
    <ReviewDetails id="changes" changes={changes} href="/list" language="en-us" />,
  );
  expect(html).toContain(`aria-live="polite" aria-busy="${isBusy}"`);
  expect(plain(html)).toContain(text);
  expect(html.includes('href="/list"')).toBe(typeof changes === 'object' && changes !== null);
});

test('ID-08 when the reviews fail, they say so and the constituents stand', () => {
  const section = sectionWith({ reviews: 'failed' });
  expect(section).toContain('As of 31 Oct 2026 · 12 constituents');
  expect(section).toMatch(/Reviews Data Not Available/);
});

test('ID-05 all lists are those of the release that the page shows', () => {
  const reviews = { ...exampleReviews, reviews: exampleReviews.reviews.slice(0, 2) };
  const asOf = { release: 7, published: '2026-10-30T21:00:00.000Z' };
  const all = '/api/index-details/reviews?portfolioId=WORLD_NTR_USD&amp;size=200';
  expect(render({ ...completeIndex, reviews })).toContain(`href="${all}"`);
  expect(render({ ...completeIndex, reviews, asOf })).toContain(`href="${all}&amp;asof=7"`);
});

test('ID-05 constituents as of an earlier review are labelled so, in both languages, and lead back', () => {
  const data = { ...completeIndex, requestedReview: exampleRequestedReview };
  const html = render(data);
  const section = sectionOf(html, 'constituents');
  expect(section).toContain('Constituents as of 18 Sep 2026: not the current list');
  expect(section).toContain('As of 18 Sep 2026 · 12 constituents');
  expect(section).toContain('Show the current list, as of 31 Oct 2026');
  expect(html).toContain('href="/indexes/details/WORLD_NTR_USD#constituents"');
  expect(html).toContain('?constituents=all&amp;review=2026-09-18#constituents');
  expect(html).toContain('portfolioId=WORLD_NTR_USD&amp;review=2026-09-18&amp;format=csv');
  expect(sectionOf(render(data, 'ja-jp'), 'constituents')).toContain(
    '2026年9月18日現在の構成銘柄（最新の一覧ではありません）',
  );
  const oldest = { ...exampleRequestedReview, date: '2016-03-18', changes: 'failed' as const };
  expect(sectionWith({ requestedReview: oldest })).toContain('it is hypothetical');
});

test('ID-05 the current list, asked for by its date, is labelled as nothing else', () => {
  const requestedReview = {
    ...exampleRequestedReview,
    date: '2026-10-31',
    isCurrent: true,
    changes: { ...exampleReviewChanges, date: '2026-10-31', previousDate: '2026-09-18' },
  };
  const section = sectionWith({ requestedReview });
  expect(section).not.toContain('not the current list');
  expect(section).toContain('Added since 18 Sep 2026 (2)');
});

test('ID-05 a review that is older than those that the page comes with stands below them', () => {
  const reviews = { ...exampleReviews, reviews: exampleReviews.reviews.slice(0, 1) };
  const section = sectionWith({ reviews, requestedReview: exampleRequestedReview });
  expect(section).toMatch(/31 Oct 2026.*18 Sep 2026 12 2 1 4\.50%/);
  expect(section).toContain('All 3 lists (JSON)');
});

test('ID-05 with one list there is nothing of reviews, and of cut lists no changes', () => {
  const one = { ...exampleReviews, reviews: exampleReviews.reviews.slice(0, 1), totalReviews: 1 };
  expect(sectionWith({ reviews: one })).not.toContain('Reviews');
  const cut: ReviewsPart = {
    ...exampleReviews,
    withheld: 'top10',
    reviews: exampleReviews.reviews.map((review) => ({
      ...review,
      additions: null,
      deletions: null,
      turnover: null,
    })),
  };
  const section = sectionWith({ reviews: cut });
  expect(section).toMatch(/List as of Constituents 31 Oct 2026 current list 12 18 Sep 2026 12/);
  expect(section).toContain('not stated where lists are not published whole');
});

test('ID-05 the way to a review keeps the charts', () => {
  const html = render(completeIndex, 'en-us', { period: '3Y', compare: ['EUROPE'] });
  expect(html).toContain(
    'href="/indexes/details/WORLD_NTR_USD?period=3Y&amp;compare=EUROPE&amp;review=2026-09-18#constituents"',
  );
});

test.each([
  ['2026-09-17', 'noReview', 'No constituents are published as of 17 Sep 2026'],
  ['7', 'unreadableReview', '“7” is not a date'],
] as const)(
  'ID-05 a review %s that is not there (%s) leads to those that are',
  (asked, reason, why) => {
    const review = { ...missingReview, asked, reason };
    const html = renderToStaticMarkup(
      <MissingReviewPage review={review} chart={{ compare: [] }} language="en-us" />,
    );
    expect(plain(html)).toContain(why);
    expect(html).toContain('href="/indexes/details/WORLD_NTR_USD#constituents"');
  },
);
