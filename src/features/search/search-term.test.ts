import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '#src/client/calls/api-client.ts';
import { found } from './search.examples.tsx';
import { searchTerm, type Suggestions } from './search-term.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A search whose requests wait for the test to answer them. */
function openSearch() {
  const asked: {
    path: string;
    signal: AbortSignal | undefined;
    answer: (response: Response) => void;
    fail: (cause: unknown) => void;
  }[] = [];
  const api = createApiClient(
    (path, init) =>
      new Promise((answer, fail) => {
        asked.push({ path, signal: init?.signal, answer, fail });
      }),
    'en-us',
    () => undefined,
  );
  const shown: Suggestions[] = [];
  const search = (term: string) => searchTerm(api, term, (change) => shown.push(change));
  return { asked, shown, search };
}

const answerOf = (status: number, body: unknown) => Response.json(body, { status });
const results = () =>
  answerOf(200, { portfolios: found.rows, numberOfPortfolios: 2, matchedBySpelling: true });
const settle = () => vi.advanceTimersByTimeAsync(0);

test('SR-01 the service is asked after 300 ms, for the first 8', async () => {
  const { asked, search } = openSearch();
  search('S&P 500');
  await vi.advanceTimersByTimeAsync(299);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/securities/suggestions?filterPattern=S%26P+500&size=8&page=1',
  ]);
});

test('SR-01 a newer term cancels the older request, whose answer is not shown', async () => {
  const { asked, shown, search } = openSearch();
  const cancel = search('wor');
  await vi.advanceTimersByTimeAsync(300);
  cancel();
  expect(asked[0]?.signal?.aborted).toBe(true);
  asked[0]?.answer(results());
  await settle();
  expect(shown).toEqual([]);
});

test('SR-01 a request that was cancelled is no failed search', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { asked, shown, search } = openSearch();
  const cancel = search('wor');
  await vi.advanceTimersByTimeAsync(300);
  cancel();
  asked[0]?.fail(new DOMException('The request was cancelled', 'AbortError'));
  await settle();
  expect(shown).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test('SR-01 a term that is typed on within 300 ms is never asked for', async () => {
  const { asked, search } = openSearch();
  search('wo')();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(0);
});

test('an answer is shown with the term that it answers', async () => {
  const { asked, shown, search } = openSearch();
  search('world');
  await vi.advanceTimersByTimeAsync(300);
  asked[0]?.answer(results());
  await settle();
  expect(shown).toEqual([
    { term: 'world', rows: found.rows, total: 2, matchedBySpelling: true, state: 'done' },
  ]);
});

test('SR-06 a failed search clears the results and is logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { asked, shown, search } = openSearch();
  search('world');
  await vi.advanceTimersByTimeAsync(300);
  asked[0]?.answer(answerOf(503, { message: 'the store is away' }));
  await settle();
  expect(shown.at(-1)).toMatchObject({ term: 'world', rows: [], total: 0, state: 'failed' });
  expect(log).toHaveBeenCalledOnce();
});
