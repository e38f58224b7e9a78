import { expect, onTestFinished, test, vi } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { levelInput } from '../../../tests/support/level-input.ts';
import { openWithCalendar, openWithoutCalendar } from '../../../tests/support/small-calendar.ts';
import { makeIndex } from '../../../tests/support/small-indexes.ts';
import { watchLateIndexes } from './late-indexes.ts';
import type { Log } from './log.ts';

const friday = Date.parse('2026-11-20T22:30:00Z');

test('indexes whose next level is overdue are counted, by the calendar of the provider', async () => {
  const site = await openWithCalendar();
  const state = { now: Date.parse('2026-11-19T22:30:00Z'), logged: [] as unknown[] };
  const note = (entry: unknown) => void state.logged.push(entry);
  const reported: unknown[] = [];
  const report = async (release: number, { numberOfIndexes }: { numberOfIndexes: number }) =>
    void reported.push([release, numberOfIndexes]);
  const late = watchLateIndexes(
    { ...site, log: { warn: note, info: note } as unknown as Log, report },
    { now: () => state.now, every: 5 },
  );
  onTestFinished(late.close);
  expect(await late.count()).toBe(0);
  state.now += 1;
  expect(await late.count()).toBe(3);
  state.now = friday + 1;
  expect(await late.count()).toBe(5);
  const indexes = expect.arrayContaining(['US500', 'GOVT']);
  await expect.poll(() => state.logged.at(-1)).toEqual({ late: 5, indexes });
  await expect.poll(() => reported.at(-1)).toEqual([site.snapshot().release, 5]);
});

test('a line of log names twenty late indexes, and says how many there are', async () => {
  const site = await openWithCalendar();
  const fundIds = Array.from({ length: 25 }, (_, at) => `LATE${at}`);
  const draft = await beginRelease(site.store, { label: 'late', note: '', sourceHash: 'l' });
  await draft.putItems(
    'index',
    fundIds.map((fundId) => ({
      key: fundId,
      body: makeIndex({ fundId, name: fundId, assetType: 'equity' }),
    })),
  );
  const day = dayOfIso('2026-11-17')!;
  await draft.putLevels(fundIds.map((fundId) => levelInput(fundId, { [day]: 100 })));
  const { number } = await draft.flip();
  await expect.poll(() => site.snapshot().release).toBe(number);
  const logged: { late: number; indexes: string[] }[] = [];
  const warn = (entry: (typeof logged)[number]) => void logged.push(entry);
  const late = watchLateIndexes(
    { ...site, log: { warn } as unknown as Log, report: async () => undefined },
    { now: () => friday + 1, every: 5 },
  );
  onTestFinished(late.close);
  await expect.poll(() => logged.length).toBe(1);
  expect([logged[0]?.late, logged[0]?.indexes.length]).toEqual([30, 20]);
});

test('an index says when its next level is due, and nothing where none is to come', async () => {
  const site = await openWithCalendar();
  const dueOf = async (indexId: string) => (await site.ask('indexDetails', { indexId })).nextDue;
  expect(await dueOf('US500')).toEqual({ date: '2026-11-20', by: '2026-11-20T22:30:00.000Z' });
  // The 18th is a holiday.
  expect(await dueOf('GOVT')).toEqual({ date: '2026-11-19', by: '2026-11-19T22:30:00.000Z' });
  expect(await dueOf('US500E')).toMatchObject({ date: '2026-11-19' });
  expect(await dueOf('GOLD')).toBeNull();
  expect(await dueOf('PRIVATE')).toBeNull();
});

test('a level that is late is said to be, and no cache says otherwise', async () => {
  const site = await openWithCalendar();
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  const answerAt = async (now: number) => {
    clock.mockReturnValue(now);
    const response = await site.api.request('/api/index-details?indexId=US500');
    const { isLate } = (await response.json()) as { isLate: boolean };
    const policy = response.headers.get('Cache-Control') ?? '';
    return { isLate, kept: Number(/s-maxage=(\d+)/.exec(policy)?.[1] ?? 0), policy };
  };
  const answer = (isLate: boolean, kept: number) => expect.objectContaining({ isLate, kept });
  expect(await answerAt(friday - 600_000)).toEqual(answer(false, 60));
  // One cache may hand it to another: each keeps it for half of the time that is left.
  const soon = await answerAt(friday - 10_000);
  expect(soon).toEqual(answer(false, 5));
  expect(soon.policy).not.toContain('stale-while-revalidate');
  expect(await answerAt(friday - 1_999)).toEqual(answer(false, 0));
  expect(await answerAt(friday)).toEqual(answer(false, 0));
  // Late it stays until another release comes.
  expect(await answerAt(friday + 1)).toEqual(answer(true, 60));
});

test('without a calendar no day is promised, and an index is late once its level is older than its frequency allows', async () => {
  const site = await openWithoutCalendar();
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  const lateAt = async (now: string) => {
    clock.mockReturnValue(Date.parse(now));
    const { nextDue, lateFrom, isLate } = await site.ask('indexDetails', { indexId: 'US500' });
    return { nextDue, lateFrom, isLate };
  };
  // Its last level is of Thursday the 19th, and it is daily.
  const found = { nextDue: null, lateFrom: '2026-11-30T00:00:00.000Z' };
  expect(await lateAt('2026-11-29T23:59:59Z')).toEqual({ ...found, isLate: false });
  expect(await lateAt('2026-11-30T00:00:01Z')).toEqual({ ...found, isLate: true });
  const ended = await site.ask('indexDetails', { indexId: 'GOLD' });
  expect([ended.lateFrom, ended.isLate]).toEqual([null, false]);
});
