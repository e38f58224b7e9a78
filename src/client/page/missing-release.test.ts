import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { beingPrepared } from '#src/domain/being-prepared.ts';
import { ApiError } from '../calls/api-error.ts';
import { PageError } from './page-error.ts';
import type { PageContext } from './page-context.ts';
import { loadPage } from './page-steps.ts';

const published = '2026-10-30T21:00:00.000Z';
const current = { release: 9, published: '2026-11-20T21:00:00.000Z' };
const known: Record<string, number> = { '7': 7, '2026-10-30': 7, '9': 9 };
const withdrawnBy = { release: 4, published, reason: 'Sent twice' };
const taken = { release: 3, published, withdrawn: true, withdrawnBy };
const old = { release: 1, published, withdrawn: false, withdrawnBy: null };
const gone = ['3', '1', '2019-10-30'];

/** Release 9 is the current one, release 3 was taken back, and what was public by release 1 is kept no longer. */
function contextOf(asof: string | null) {
  const statuses: number[] = [];
  const get = async (name: string, query: { asof?: string; page?: number }) => {
    if (name === 'releases') {
      const releases = query.page === 1 ? [current] : [taken, old];
      return { releases };
    }
    if (query.asof === undefined) return { ...current, firstKept: '2026-01-30T21:00:00Z' };
    if (gone.includes(query.asof)) throw new ApiError(410, 'Gone');
    const release = known[query.asof];
    if (release !== undefined) return { release, published };
    throw new ApiError(/^[\d-]+$/.test(query.asof) ? 404 : 400, 'refused on purpose');
  };
  const reportStatus = (one: number) => statuses.push(one);
  const context = { language: 'en-us', currentApi: { get }, asof, reportStatus };
  return { context: context as unknown as PageContext, statuses };
}

test.each(['7', '2026-10-30'])('a page as of %s is told which release that is', async (asof) => {
  const { context, statuses } = contextOf(asof);
  expect(await loadPage(context, async (asOf) => asOf)).toEqual({ release: 7, published });
  expect(statuses).toEqual([]);
});

test('a page that is asked for without a release is told of none', async () => {
  expect(await loadPage(contextOf(null).context, async (asOf) => asOf)).toBeNull();
});

test.each([
  ['2001-01-01', 'beforeFirst', 404, null],
  ['99', 'noRelease', 404, null],
  ['3', 'withdrawn', 410, withdrawnBy],
  ['1', 'pruned', 410, null],
  ['2019-10-30', 'pruned', 410, null],
  ['soon', 'unreadable', 400, null],
] as const)('as of %s a page is not shown, and says why', async (asof, reason, status, by) => {
  const { context, statuses } = contextOf(asof);
  const error: unknown = await loadPage(context, async () => 'shown').catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PageError);
  expect(error).toMatchObject({
    statusCode: status,
    missing: { asked: asof, reason, withdrawnBy: by, current, firstDay: '2026-01-30' },
  });
  expect(statuses).toEqual([status]);
});

test('a page that failed because its release was being prepared says so, though it is ready by now', async () => {
  const { context, statuses } = contextOf('7');
  const error: unknown = await loadPage(context, async () => {
    throw new ApiError(503, beingPrepared);
  }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ statusCode: 503, missing: { asked: '7', reason: 'preparing' } });
  expect(statuses).toEqual([503]);
});

test('what the release does not hold is not found as of it; today the page of what is not there says so', async () => {
  const notThere = async () => {
    throw new ApiError(404, 'There is no index GONE');
  };
  const { context, statuses } = contextOf('7');
  const error: unknown = await loadPage(context, notThere).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ statusCode: 404, missing: { reason: 'notInRelease' } });
  expect(statuses).toEqual([404]);
  const today = contextOf(null);
  const thrown: unknown = await loadPage(today.context, notThere).catch((one: unknown) => one);
  expect(isRedirect(thrown)).toBe(true);
  expect(today.statuses).toEqual([]);
});
