import { indexAsOf } from '../../support/figures-as-of.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { UnconfirmedWithdrawalError, withdrawalLines } from '#src/publishing/levels/withdrawals.ts';
import { publishFolder, type PublishInput } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { findItem } from '#src/store/items/items.ts';
import { pageCorrections } from '#src/store/levels/corrections.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { copiedStore, emptyStore, engines, type ThrowawayStore } from '../../support/stores.ts';
import { temporaryFolders, type FolderFiles } from '../provider-folder.ts';
import { acceptedAll } from '../../support/accepted-all.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());
const today = dayOfIso('2026-11-20') ?? 0;

const header = 'date,AAA,BBB\n';
const [day16, day17, day18, day19] = [
  '2026-11-16,100,50\n',
  '2026-11-17,101,51\n',
  '2026-11-18,102,52\n',
  '2026-11-19,103,53\n',
];
const levels = (...rows: string[]): FolderFiles => ({ 'levels/a.csv': header + rows.join('') });

describe.each(engines)('levels that the input has no more, on %s', (engine) => {
  let thrown: ThrowawayStore;
  let count = 0;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  beforeEach(() => emptyStore(thrown.store));
  afterAll(() => thrown.remove());

  type Options = Pick<PublishInput, 'withdrawLevels' | 'reason'>;

  function publish(files: FolderFiles, options: Options = {}) {
    const folder = folders.write(`${engine}${count++}`, files);
    return publishFolder(thrown.store, { folder, today, accepted: acceptedAll, ...options });
  }

  function publishFile(text: string, options: Options = {}) {
    const file = `${folders.write(`${engine}${count++}`, { 'new.csv': text })}/new.csv`;
    return publishLevels(thrown.store, { file, today, accepted: acceptedAll, ...options });
  }

  const currentNumber = async () => (await findCurrentRelease(thrown.store.db))?.number ?? 0;

  /** Level by day of the current release, or of an earlier one. */
  async function levelsOf(fundId: string, release?: number): Promise<Record<string, number>> {
    const found = await findLevels(thrown.store.db, release ?? (await currentNumber()), fundId);
    const days = Array.from(found?.days ?? [], isoOfDay);
    return Object.fromEntries(days.map((day, at) => [day.slice(-2), found?.values[at] ?? 0]));
  }

  async function figuresOf(fundId: string) {
    return indexAsOf(thrown.store, await currentNumber(), fundId);
  }

  async function ledgerOf(fundId: string) {
    const asked = { from: 0, page: 1, size: 100 };
    const release = await currentNumber();
    const { corrections } = await pageCorrections(thrown.store.db, release, fundId, asked);
    return corrections.map(({ day, oldValue, newValue, reason }) => [
      isoOfDay(day).slice(-2),
      oldValue,
      newValue,
      reason,
    ]);
  }

  /** What the operator is told in place of a release. */
  async function refusalOf(publishing: Promise<unknown>): Promise<string[]> {
    const before = await currentNumber();
    const error: unknown = await publishing.catch((thrownError: unknown) => thrownError);
    expect(error).toBeInstanceOf(UnconfirmedWithdrawalError);
    expect(await currentNumber()).toBe(before);
    return withdrawalLines(error as UnconfirmedWithdrawalError);
  }

  test('PB-01 a day that is left out is listed, and taken back once that is confirmed', async () => {
    await publish(levels(day16, day17, day18));
    const without = levels(day16, day18);
    expect(await refusalOf(publish(without))).toEqual([
      'AAA: 1 level, 2026-11-17',
      'BBB: 1 level, 2026-11-17',
      '2 published levels of 2 indexes would be withdrawn: nothing was published; --withdraw-levels withdraws them, with a --reason',
    ]);
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 17: 101, 18: 102 });
    const { release, summary } = await publish(without, {
      withdrawLevels: [],
      reason: 'A holiday',
    });
    expect(summary.get('levels')).toMatchObject({ added: 0, changed: 0, closed: 2 });
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 18: 102 });
    expect(await levelsOf('AAA', (release?.number ?? 0) - 1)).toEqual({
      16: 100,
      17: 101,
      18: 102,
    });
    expect(await ledgerOf('AAA')).toEqual([['17', 101, null, 'A holiday']]);
    expect(await figuresOf('AAA')).toMatchObject({ previousDate: '2026-11-16', numberOfLevels: 2 });
  });

  test('PB-01 the last level may be taken back, by an empty cell as well', async () => {
    await publish(levels(day16, day17, day18));
    const without = levels(day16, day17, '2026-11-18,,52\n');
    expect((await refusalOf(publish(without)))[0]).toBe('AAA: 1 level, 2026-11-18');
    await publish(without, { withdrawLevels: [] });
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 17: 101 });
    expect(await figuresOf('AAA')).toMatchObject({ lastDate: '2026-11-17', lastLevel: 101 });
    expect(await figuresOf('BBB')).toMatchObject({ lastDate: '2026-11-18', lastLevel: 52 });
  });

  test('PB-01 an index that loses all its levels has to be confirmed by its id', async () => {
    await publish(levels(day16, day17));
    const onlyBeta = { 'levels/b.csv': 'date,BBB\n2026-11-16,50\n2026-11-17,51\n' };
    const listed = [
      'AAA: 2 levels, 2026-11-16 to 2026-11-17 (the folder has no level of this index)',
      '2 published levels of 1 index would be withdrawn: nothing was published; --withdraw-levels=AAA withdraws them, with a --reason',
    ];
    for (const withdrawLevels of [undefined, [], ['BBB']]) {
      expect(await refusalOf(publish(onlyBeta, { withdrawLevels }))).toEqual(listed);
    }
    await publish(onlyBeta, { withdrawLevels: ['AAA'] });
    expect(await levelsOf('AAA')).toEqual({});
    expect(await figuresOf('AAA')).toMatchObject({ lastDate: null });
    expect(await findItem(thrown.store.db, await currentNumber(), 'index', 'AAA')).not.toBeNull();
    // What is gone is not asked for again, and may come back.
    await publish({ ...onlyBeta, 'products.csv': 'product_id,name\nP1,Fund\n' });
    await publish(levels(day16, day17));
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 17: 101 });
    expect(await figuresOf('AAA')).toMatchObject({ lastDate: '2026-11-17' });
  });

  test('PB-01 levels of a file stay beside the days of the folder, and are replaced on them', async () => {
    await publish(levels(day16, day18));
    await publishFile('date,AAA\n2026-11-15,99\n2026-11-17,77\n2026-11-18,78\n2026-11-19,79\n');
    const again = { ...levels(day16, day18), 'products.csv': 'product_id,name\nP1,Fund\n' };
    expect((await refusalOf(publish(again)))[0]).toBe('AAA: 1 level, 2026-11-17');
    await publish(again, { withdrawLevels: [] });
    expect(await levelsOf('AAA')).toEqual({ 15: 99, 16: 100, 18: 102, 19: 79 });
  });

  test('PB-01 a level of a file that a folder had since is the folder’s to take back', async () => {
    await publish(levels(day16, day17));
    await publishFile('date,AAA,BBB\n2026-11-18,102,52\n');
    await publish(levels(day16, day17, day18));
    const listed = await refusalOf(publish(levels(day16, day17)));
    expect(listed.slice(0, 2)).toEqual(['AAA: 1 level, 2026-11-18', 'BBB: 1 level, 2026-11-18']);
    await publish(levels(day16, day17), { withdrawLevels: [] });
    expect(await levelsOf('BBB')).toEqual({ 16: 50, 17: 51 });
  });

  test('PB-01 an empty cell of a file takes back the level of its day, and no other', async () => {
    await publish(levels(day16, day17, day18));
    const wide = 'date,AAA,BBB\n2026-11-18,,52.5\n2026-11-19,,53\n';
    expect((await refusalOf(publishFile(wide)))[0]).toBe('AAA: 1 level, 2026-11-18');
    await publishFile(wide, { withdrawLevels: [], reason: 'Wrong index' });
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 17: 101 });
    expect(await levelsOf('BBB')).toEqual({ 16: 50, 17: 51, 18: 52.5, 19: 53 });
    expect(await figuresOf('AAA')).toMatchObject({ lastDate: '2026-11-17' });
    const long = 'date,index,level\n2026-11-16,AAA,\n2026-11-17,AAA,\n2026-11-17,AAA,101\n';
    await publishFile(long, { withdrawLevels: [] });
    // Another row of the file has a level of the 17th.
    expect(await levelsOf('AAA')).toEqual({ 17: 101 });
    await publishFile('date,AAA\n2026-11-17,\n', { withdrawLevels: [] });
    expect(await figuresOf('AAA')).toMatchObject({ lastDate: null });
    expect(await figuresOf('BBB')).toMatchObject({ lastDate: '2026-11-19' });
    expect(await ledgerOf('AAA')).toEqual([
      ['17', 101, null, ''],
      ['16', 100, null, ''],
      ['18', 102, null, 'Wrong index'],
    ]);
  });

  test('PB-01 a rollback brings withdrawn levels back, and the days that the folder then had', async () => {
    await publish(levels(day16, day17, day18));
    await publish(levels(day16), { withdrawLevels: [] });
    await rollbackTo(thrown.store, 1);
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 17: 101, 18: 102 });
    expect(await figuresOf('AAA')).toMatchObject({ lastDate: '2026-11-18' });
    expect((await refusalOf(publish(levels(day16, day19))))[0]).toBe(
      'AAA: 2 levels, 2026-11-17 to 2026-11-18',
    );
  });

  test('PB-01 what is withheld from now on, or an index that is gone, needs no confirmation', async () => {
    const master = (rows: string) => ({
      'indexes.csv': `fund_id,name,asset_type,history_from\n${rows}`,
    });
    await publish(levels(day16, day17, day18));
    const withheld = master('AAA,Alpha,equity,2026-11-17\nBBB,Beta,equity,\n');
    await publish({ ...levels(day16, day17, day18), ...withheld });
    expect(await levelsOf('AAA')).toEqual({ 17: 101, 18: 102 });
    await publish({
      'levels/a.csv': 'date,AAA\n2026-11-17,101\n2026-11-18,102\n',
      ...master('AAA,Alpha,equity,2026-11-17\n'),
    });
    // One that comes back without the levels that it had is told as any other that lost them.
    const back = { 'levels/a.csv': 'date,AAA\n2026-11-17,101\n2026-11-18,102\n', ...withheld };
    expect((await refusalOf(publish(back)))[0]).toBe(
      'BBB: 3 levels, 2026-11-16 to 2026-11-18 (the folder has no level of this index)',
    );
  });
});
