import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../../tests/support/stores.ts';
import { levelInput as levels } from '../../../tests/support/level-input.ts';
import { findLevels } from './levels.ts';
import { beginRelease } from '../releases/unfinished-release.ts';
import type { LevelInput } from './stage-series.ts';
import type { Store } from '../store.ts';

const details = { label: 'Levels', note: '', sourceHash: 'abc' };

describe.each(engines)('folded levels on %s', (engine) => {
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
    await draft.putLevels(series);
    await draft.flip();
  }

  async function points(release: number): Promise<Record<number, number> | null> {
    const found = await findLevels(store.db, release, 'SP');
    return (
      found && Object.fromEntries(Array.from(found.days, (day, at) => [day, found.values[at]!]))
    );
  }

  test('a history of more than 64 segments is read from its folded copy, in every release alike', async () => {
    const expected: Record<number, number>[] = [];
    for (let release = 1; release <= 70; release++) {
      const removed = release === 68 ? { 40: NaN } : {};
      await publish(levels('SP', { ...removed, [release]: release, 1000: release }));
      const byDay = { ...expected.at(-1), [release]: release, 1000: release };
      if (release === 68) delete byDay[40];
      expected.push(byDay);
    }
    const folds = store.db.selectFrom('segment').select('release').where('folded', '=', true);
    expect(await folds.execute()).toEqual([{ release: 65 }]);
    for (const release of [1, 64, 65, 66, 67, 68, 70]) {
      expect(await points(release)).toEqual(expected[release - 1]);
    }
  });

  test('a long history is not written again: its folded copies hold what came after it', async () => {
    const long = Object.fromEntries(Array.from({ length: 1_500 }, (_, day) => [day, day + 0.5]));
    await publish(levels('SP', long));
    const expected: Record<number, number>[] = [long];
    for (let release = 2; release <= 140; release++) {
      // The copy of release 66 holds a removal, and that of 131 what takes it back.
      const change: Record<number, number> = { [1_500 + release]: release };
      if (release === 40) change[7] = NaN;
      if (release === 100) change[7] = 70;
      await publish(levels('SP', change));
      const byDay = { ...expected.at(-1), ...change };
      if (release === 40) delete byDay[7];
      expected.push(byDay);
    }
    const folds = store.db
      .selectFrom('segment')
      .select(['release', 'since', sql<number>`cardinality(days)`.as('points')])
      .where('folded', '=', true)
      .orderBy('release');
    expect(await folds.execute()).toEqual([
      { release: 66, since: 1, points: 66 },
      { release: 131, since: 66, points: 66 },
    ]);
    for (const release of [1, 39, 40, 65, 66, 67, 99, 100, 131, 132, 140]) {
      expect(await points(release)).toEqual(expected[release - 1]);
    }
    await publish(levels('SP', { 7: 71, 1_200: NaN }));
    expect(await points(141)).toMatchObject({ 7: 71, 1_199: 1_199.5, 1_201: 1_201.5 });
    expect(await points(141)).not.toHaveProperty('1200');
  });
});
