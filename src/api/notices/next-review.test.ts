import { expect, test } from 'vitest';
import { noticeList } from '#src/catalogue/lists/notice-list.ts';
import { buildList } from '#src/catalogue/list-builder.ts';
import { openList } from '#src/catalogue/list.ts';
import type { Notice } from '#src/contract/provider/notices.ts';
import { factsOf } from '#src/factsheets/factsheet-facts.ts';
import {
  exampleConstituents,
  exampleDetails,
} from '#src/features/index-page/index-page.example-data.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { nextReviewOf } from './next-review.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

const announced = (
  noticeId: string,
  effectiveDate: string | null,
  of: Partial<Notice>,
): Notice => ({
  noticeId,
  date: '2026-11-02',
  effectiveDate,
  type: 'review',
  families: [],
  indexFundIds: [],
  title: { 'en-us': noticeId, 'ja-jp': `${noticeId}の見直し` },
  paragraphs: { 'en-us': ['Members and weights change.'] },
  ...of,
});

test('I18-10 the next review is the first that a notice announces of the index or its family', () => {
  const ofFamily = { families: ['Harbour US'] };
  const notices = openList<typeof noticeList>(
    buildList(noticeList, [
      announced('third', '2027-03-19', ofFamily),
      announced('second', '2026-12-18', { indexFundIds: ['US500'] }),
      announced('first', '2026-09-18', ofFamily),
      announced('undated', null, ofFamily),
      announced('another', '2026-12-01', { indexFundIds: ['GOLD'] }),
      announced('end', '2026-12-02', { ...ofFamily, type: 'termination' }),
    ]),
  );
  const { catalogue, ...rest } = site.snapshot();
  const snapshot = { ...rest, catalogue: { ...catalogue, notices } };
  const from = (day: string, fundId = 'US500') =>
    nextReviewOf(fundId, day, snapshot, 'en-us')?.noticeId;
  expect(nextReviewOf('US500', '2026-09-19', snapshot, 'ja-jp')).toEqual({
    date: '2026-12-18',
    noticeId: 'second',
    title: 'secondの見直し',
  });
  // Members change after the close of the day itself.
  expect([from('2026-09-18'), from('2026-12-18'), from('2026-12-19')]).toEqual([
    'first',
    'second',
    'third',
  ]);
  expect([from('2027-03-20'), from('2026-11-20', 'BALANCED')]).toEqual([undefined, undefined]);
});

test('I18-10 the next review is a field of the index and a fact of its factsheet', async () => {
  const { db, release } = { db: site.store.db, release: site.snapshot().release };
  const { published } = await getRelease(db, release);
  const { nextReview } = await site.ask('indexDetails', { indexId: 'US500' });
  // The small release is published when the test runs.
  expect(nextReview).toEqual(
    published.slice(0, 10) <= '2026-12-18'
      ? { date: '2026-12-18', noticeId: 'review-1', title: 'Review of December 2026' }
      : null,
  );
  expect(factsOf(exampleDetails(), exampleConstituents(0), 'en-us')).toContainEqual([
    'Next review',
    '18 Dec 2026',
  ]);
});
