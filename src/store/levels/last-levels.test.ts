import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { levelInput } from '../../../tests/support/level-input.ts';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../../tests/support/stores.ts';
import { beginRelease } from '../releases/unfinished-release.ts';
import { findLastLevels } from './last-levels.ts';

const details = { label: 'Levels', note: '', sourceHash: 'abc' };

describe.each(engines)('the last level before a day on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  beforeEach(() => emptyStore(thrown.store));
  afterAll(() => thrown.remove());

  async function publish(byDay: Record<number, number>): Promise<void> {
    const draft = await beginRelease(thrown.store, details);
    await draft.putLevels([levelInput('SP', byDay)]);
    await draft.flip();
  }

  test('is the latest of the release that was not withdrawn, within the days that are looked at', async () => {
    await publish({ 10: 100, 11: 101, 12: 102, 13: 103 });
    await publish({ 13: Number.NaN });
    const lastBefore = async (release: number, before: number, within = 10) =>
      (await findLastLevels(thrown.store, release, [{ fundId: 'SP', before }], within)).get('SP');
    expect(await lastBefore(1, 14)).toEqual({ day: 13, value: 103 });
    expect(await lastBefore(2, 14)).toEqual({ day: 12, value: 102 });
    expect(await lastBefore(1, 13)).toEqual({ day: 12, value: 102 });
    expect(await lastBefore(1, 10)).toBeUndefined();
    expect(await lastBefore(1, 16, 3)).toEqual({ day: 13, value: 103 });
    expect(await lastBefore(1, 17, 3)).toBeUndefined();
  });
});
