import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../../tests/support/stores.ts';
import { levelInput as levels } from '../../../tests/support/level-input.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { listCorrectedDays, pageCorrections } from './corrections.ts';
import { findLevels, listLevels } from './levels.ts';
import { beginRelease } from '../releases/unfinished-release.ts';
import { rollbackTo } from '../releases/rollback.ts';
import type { LevelInput } from './stage-series.ts';
import type { Store } from '../store.ts';

const details = { label: 'Levels', note: '', sourceHash: 'abc' };

describe.each(engines)('levels on %s', (engine) => {
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

  async function points(release: number, fundId = 'SP'): Promise<Record<number, number> | null> {
    const found = await findLevels(store.db, release, fundId);
    return (
      found && Object.fromEntries(Array.from(found.days, (day, at) => [day, found.values[at]!]))
    );
  }

  async function corrections(release: number) {
    const all = { from: 0, page: 1, size: 100 };
    const found = await pageCorrections(store.db, release, 'SP', all);
    return found.corrections.map(({ published: _p, restores: _r, fundId: _f, ...one }) => one);
  }

  test('levels come back as typed arrays, to the last bit', async () => {
    const exact = [0.1 + 0.2, 1e-300, Number.MAX_VALUE, -1 / 3, 5e-324];
    await publish({
      fundId: 'SP',
      days: Int32Array.of(-2, -1, 0, 1, 2),
      values: Float64Array.from(exact),
    });
    const found = await findLevels(store.db, 1, 'SP');
    expect(found?.days).toEqual(Int32Array.of(-2, -1, 0, 1, 2));
    expect(found?.values).toEqual(Float64Array.from(exact));
    expect(await findLevels(store.db, 1, 'NONE')).toBeNull();
  });

  test('a day that is new is added, and an absent day is left as it is', async () => {
    await publish(levels('SP', { 1: 10, 2: 20 }));
    expect(await publish(levels('SP', { 3: 30 }))).toMatchObject({
      changedFundIds: ['SP'],
      addedPoints: 1,
      correctedPoints: 0,
      removed: [],
    });
    expect(await points(1)).toEqual({ 1: 10, 2: 20 });
    expect(await points(2)).toEqual({ 1: 10, 2: 20, 3: 30 });
    expect(await corrections(2)).toEqual([]);
  });

  test('levels that are the same change nothing', async () => {
    await publish(levels('SP', { 1: 10, 2: 20 }));
    expect(await publish(levels('SP', { 1: 10, 2: 20 }))).toEqual({
      changedFundIds: [],
      addedPoints: 0,
      correctedPoints: 0,
      removed: [],
      changes: [],
    });
    expect(await store.db.selectFrom('segment').select('release').execute()).toHaveLength(1);
  });

  test('a changed or removed level leaves a correction with its reason', async () => {
    await publish(levels('SP', { 1: 10, 2: 20, 3: 30 }));
    const second = levels('SP', { 1: 11, 2: NaN, 3: 30, 9: NaN }, 'late trade');
    expect(await publish(second)).toMatchObject({
      correctedPoints: 1,
      removed: [{ fundId: 'SP', first: 2, last: 2, points: 1 }],
      addedPoints: 0,
    });
    expect(await points(2)).toEqual({ 1: 11, 3: 30 });
    expect(await corrections(2)).toEqual([
      {
        release: 2,
        day: 2,
        oldValue: 20,
        newValue: null,
        reason: 'late trade',
      },
      { release: 2, day: 1, oldValue: 10, newValue: 11, reason: 'late trade' },
    ]);
    expect(await corrections(1)).toEqual([]);
    const correctedDays = (release: number, from: number) =>
      listCorrectedDays(store.db, release, 'SP', from);
    expect(await correctedDays(2, 0)).toEqual(new Set([1, 2]));
    expect(await correctedDays(2, 2)).toEqual(new Set([2]));
    expect(await correctedDays(1, 0)).toEqual(new Set());
  });

  test('what an input replaces and does not have is removed, and nothing else', async () => {
    await publish(
      levels('SP', { 1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 9: 90 }),
      levels('VIX', { 1: 5 }),
    );
    const spans = [
      { first: 2, last: 3 },
      { first: 5, last: 8 },
    ];
    const counts = await publish(
      { ...levels('SP', { 3: 33, 6: 60 }, 'a holiday'), replaces: spans },
      { ...levels('VIX', {}), replaces: [{ first: 0, last: 100 }] },
    );
    expect(counts).toMatchObject({
      addedPoints: 1,
      correctedPoints: 1,
      removed: [
        { fundId: 'SP', first: 2, last: 5, points: 2 },
        { fundId: 'VIX', first: 1, last: 1, points: 1 },
      ],
    });
    expect(await points(2)).toEqual({ 1: 10, 3: 33, 4: 40, 6: 60, 9: 90 });
    expect(await points(2, 'VIX')).toBeNull();
    expect(await points(1, 'VIX')).toEqual({ 1: 5 });
    expect((await corrections(2)).map(({ day, newValue }) => [day, newValue])).toEqual([
      [5, null],
      [3, 33],
      [2, null],
    ]);
  });

  test('levels staged twice in one release make one segment against what is published', async () => {
    await publish(levels('SP', { 1: 10, 2: 20, 3: 30 }));
    const draft = await beginRelease(store, details);
    await draft.putLevels([levels('SP', { 1: 11, 3: NaN, 5: 50 }, 'first')]);
    const counts = await draft.putLevels([levels('SP', { 1: 10, 2: 22, 4: 40 }, 'second')]);
    expect(counts).toMatchObject({ addedPoints: 1, correctedPoints: 2 });
    await draft.flip();
    expect(await points(2)).toEqual({ 1: 10, 2: 22, 4: 40, 5: 50 });
    expect(await corrections(2)).toEqual([
      { release: 2, day: 3, oldValue: 30, newValue: null, reason: 'first' },
      { release: 2, day: 2, oldValue: 20, newValue: 22, reason: 'second' },
    ]);
  });

  test('an abandoned release leaves neither levels nor corrections', async () => {
    await publish(levels('SP', { 1: 10 }));
    const draft = await beginRelease(store, details);
    await draft.putLevels([levels('SP', { 1: 11, 2: 20 }), levels('VIX', { 1: 5 })]);
    await draft.abandon();
    await publish();
    expect(await points(2)).toEqual({ 1: 10 });
    expect(await points(2, 'VIX')).toBeNull();
    expect(await corrections(2)).toEqual([]);
  });

  test('days that do not ascend are refused', async () => {
    const draft = await beginRelease(store, details);
    const twice = {
      fundId: 'SP',
      days: Int32Array.of(2, 2),
      values: Float64Array.of(1, 1),
    };
    await expect(draft.putLevels([twice])).rejects.toThrow(InvalidInputError);
    await draft.abandon();
  });

  test('several indexes are read at once', async () => {
    await publish(levels('A', { 1: 1 }), levels('B', { 1: 2 }), levels('C', { 1: 3 }));
    await publish(levels('B', { 1: NaN, 2: 5 }), levels('C', { 1: NaN }));
    const found = await listLevels(store.db, 2, ['A', 'B', 'C', 'D']);
    expect(Object.fromEntries(found)).toEqual({
      A: { days: Int32Array.of(1), values: Float64Array.of(1) },
      B: { days: Int32Array.of(2), values: Float64Array.of(5) },
    });
  });

  test('of a span of days its levels are read, whichever releases brought, changed or removed them', async () => {
    await publish(levels('A', { 1: 1, 2: 2, 3: 3, 4: 4, 9: 9 }), levels('B', { 9: 1 }));
    await publish(levels('A', { 2: NaN, 3: 33, 5: 5 }));
    await publish(levels('A', { 10: 10 }));
    const read = async (first: number, last: number) =>
      Object.fromEntries(await listLevels(store.db, 3, ['A', 'B'], { first, last }));
    expect(await read(2, 5)).toEqual({
      A: { days: Int32Array.of(3, 4, 5), values: Float64Array.of(33, 4, 5) },
    });
    expect(await read(6, 8)).toEqual({});
    expect(await read(10, 10)).toEqual({
      A: { days: Int32Array.of(10), values: Float64Array.of(10) },
    });
  });

  test('a rollback brings levels back, and what changes by it is a correction', async () => {
    await publish(levels('SP', { 1: 10, 2: 20 }));
    await publish(levels('SP', { 1: 11, 2: NaN, 3: 30 }), levels('VIX', { 1: 5 }));
    await rollbackTo(store, 1);
    expect(await points(3)).toEqual({ 1: 10, 2: 20 });
    expect(await points(3, 'VIX')).toBeNull();
    expect(await points(2)).toEqual({ 1: 11, 3: 30 });
    expect(await corrections(3)).toEqual([
      {
        release: 3,
        day: 3,
        oldValue: 30,
        newValue: null,
        reason: '',
      },
      {
        release: 3,
        day: 1,
        oldValue: 11,
        newValue: 10,
        reason: '',
      },
      // The level of day 2, which release 2 took back, is there again.
      { release: 2, day: 1, oldValue: 10, newValue: 11, reason: '' },
    ]);
  });
});
