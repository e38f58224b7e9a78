import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { levelInput as levels } from '../../../tests/support/level-input.ts';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../../tests/support/stores.ts';
import { returnedLevels } from '../migrations/0006-returned-levels.ts';
import { beginRelease } from '../releases/unfinished-release.ts';
import { rollbackTo } from '../releases/rollback.ts';
import type { Store } from '../store.ts';
import { eachCorrection, listCorrectedDays, pageCorrections } from './corrections.ts';
import type { LevelInput } from './stage-series.ts';

const details = { label: 'Levels', note: '', sourceHash: 'abc' };

describe.each(engines)('the ledger of corrections on %s', (engine) => {
  let thrown: ThrowawayStore;
  let store: Store;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
    store = thrown.store;
  });
  beforeEach(() => emptyStore(store));
  afterAll(() => thrown.remove());

  async function publish(...series: LevelInput[]) {
    const draft = await beginRelease(store, details);
    const counts = await draft.putLevels(series);
    await draft.flip();
    return counts;
  }

  async function corrections(release: number) {
    const all = { from: 0, page: 1, size: 100 };
    const found = await pageCorrections(store.db, release, 'SP', all);
    return found.corrections.map(({ published: _p, restores: _r, fundId: _f, ...one }) => one);
  }

  test('levels that come back as they were are neither withdrawn nor corrected any more', async () => {
    await publish(levels('SP', { 1: 10 }));
    await publish(levels('SP', { 2: 20, 3: 30 }));
    await rollbackTo(store, 1, 'A wrong currency');
    const withdrawn = [3, 2].map((day) => ({
      release: 3,
      day,
      oldValue: day * 10,
      newValue: null,
      reason: 'A wrong currency',
    }));
    expect(await corrections(3)).toEqual(withdrawn);
    await rollbackTo(store, 2);
    expect(await corrections(4)).toEqual([]);
    expect(await listCorrectedDays(store.db, 4, 'SP', 0)).toEqual(new Set());
    // As of the release that withdrew them, they still are.
    expect(await corrections(3)).toEqual(withdrawn);
  });

  test('a level that comes back as another after a rollback is a correction of the one withdrawn', async () => {
    await publish(levels('SP', { 1: 10 }));
    await publish(levels('SP', { 2: 20, 3: 30 }));
    await rollbackTo(store, 1, 'A wrong currency');
    await publish(levels('SP', { 2: 22 }));
    await publish(levels('SP', { 3: 33 }, 'Right at last'));
    await publish(levels('SP', { 3: NaN }));
    expect(await corrections(6)).toEqual([
      { release: 6, day: 3, oldValue: 33, newValue: null, reason: '' },
      { release: 5, day: 3, oldValue: 30, newValue: 33, reason: 'Right at last' },
      { release: 4, day: 2, oldValue: 20, newValue: 22, reason: 'A wrong currency' },
    ]);
    const all = await Array.fromAsync(eachCorrection(store.db, 5));
    expect(all.map(({ release, day, restores }) => [release, day, restores])).toEqual([
      [5, 3, null],
      [4, 2, null],
    ]);
    const [rolledBack] = await Array.fromAsync(eachCorrection(store.db, 3));
    expect(rolledBack).toMatchObject({ fundId: 'SP', release: 3, restores: 1, newValue: null });
  });

  test('the whole ledger comes sorted by index, within it the newest release and the latest day first', async () => {
    await publish(levels('A', { 1: 10, 2: 20 }), levels('B', { 1: 10 }));
    await publish(levels('B', { 1: 11 }));
    await publish(levels('A', { 1: 11, 2: 21 }), levels('B', { 1: 12 }));
    const all = await Array.fromAsync(eachCorrection(store.db, 3));
    expect(all.map(({ fundId, release, day }) => `${fundId} ${release} ${day}`)).toEqual([
      'B 3 1',
      'B 2 1',
      'A 3 2',
      'A 3 1',
    ]);
  });

  test('a draft that is given up leaves a withdrawn level withdrawn', async () => {
    await publish(levels('SP', { 1: 10, 2: 20 }));
    await publish(levels('SP', { 2: NaN }));
    const draft = await beginRelease(store, details);
    await draft.putLevels([levels('SP', { 2: 20 })]);
    await draft.putLevels([levels('SP', { 2: 21 })]);
    await draft.abandon();
    expect(await corrections(9)).toMatchObject([{ day: 2, oldValue: 20, newValue: null }]);
  });

  test('a store of before is told of the levels that had come back, and loses words of ours', async () => {
    await publish(levels('SP', { 1: 10, 2: 20, 3: 30 }));
    await publish(levels('SP', { 1: NaN, 2: NaN, 3: NaN }));
    await publish(levels('SP', { 1: 10, 2: 22 }));
    await store.session.batch([
      sql`delete from correction where release = 3`.compile(store.db),
      sql`update release set restores = 1 where number = 2`.compile(store.db),
      sql`update correction set reason = 'Rollback to release 1'`.compile(store.db),
      ...returnedLevels.statements.slice(1).map((text) => sql.raw(text).compile(store.db)),
    ]);
    expect(await corrections(3)).toEqual([
      { release: 3, day: 2, oldValue: 20, newValue: 22, reason: '' },
      { release: 2, day: 3, oldValue: 30, newValue: null, reason: '' },
    ]);
  });
});
