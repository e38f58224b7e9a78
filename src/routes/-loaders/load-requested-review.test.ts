import { expect, test } from 'vitest';
import { ApiError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { exampleConstituents } from '#src/features/index-page/index-page.example-data.ts';
import { completeIndex, exampleAsked } from '#src/features/index-page/index-page.examples.tsx';
import { exampleReviewChanges } from '#src/features/index-page/sections/constituents/reviews.example-data.ts';
import { withRequestedReview } from './load-requested-review.ts';

/** Dates of which there is no list are refused as the API does. */
async function load(review: string, index: typeof completeIndex = completeIndex) {
  const statuses: number[] = [];
  const get = async (name: string) => {
    if (review === '2026-09-17') throw new ApiError(404, 'No constituents are published');
    if (review === 'soon') throw new ApiError(400, 'review: a date');
    if (review === '2026-06-19' && name === 'constituents') throw new ApiError(503, 'failed');
    return name === 'constituents' ? exampleConstituents(12) : exampleReviewChanges;
  };
  const reportStatus = (status: number) => statuses.push(status);
  const context = { api: { get }, asof: null, reportStatus };
  const shown = await withRequestedReview(
    context as unknown as PageContext,
    index,
    review,
    exampleAsked,
  );
  return { shown, statuses };
}

test('ID-05 the list of a review and its changes come beside the current constituents', async () => {
  const { shown, statuses } = await load('2026-09-18');
  expect(shown).toMatchObject({
    constituents: completeIndex.constituents,
    requestedReview: {
      date: '2026-09-18',
      isCurrent: false,
      list: { totalConstituents: 12, constituents: { length: 10 } },
      changes: exampleReviewChanges,
    },
  });
  const current = await load(completeIndex.constituents.asOfDate!);
  expect(current.shown).toMatchObject({ requestedReview: { isCurrent: true } });
  expect(statuses).toEqual([]);
});

test.each([
  ['2026-09-17', 'noReview', 404],
  ['soon', 'unreadableReview', 400],
])('ID-05 a review %s is not there, and the page says why', async (review, reason, status) => {
  const { shown, statuses } = await load(review);
  const { fundId, details } = completeIndex;
  expect(shown).toEqual({ fundId, portfolioName: details.portfolioName, asked: review, reason });
  expect(statuses).toEqual([status]);
});

test('ID-08 a list that cannot be loaded fails its part only', async () => {
  const { shown, statuses } = await load('2026-06-19');
  expect(shown).toMatchObject({
    constituents: completeIndex.constituents,
    requestedReview: { list: 'failed', changes: exampleReviewChanges },
  });
  expect(statuses).toEqual([]);
});

test('ID-05 of an index whose constituents are never published no review is asked for', async () => {
  const withheld = { ...completeIndex.constituents, withheld: 'none' as const };
  const index = { ...completeIndex, constituents: withheld };
  expect((await load('2026-09-17', index)).shown).toBe(index);
});
