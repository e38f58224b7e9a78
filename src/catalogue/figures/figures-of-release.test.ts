import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';
import { copiedStore, engines, type ThrowawayStore } from '../../../tests/support/stores.ts';
import { figureRules } from '#src/domain/figures/rules.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { figuresOfRelease } from './figures-of-release.ts';

const [index, other] = smallIndexes;

describe.each(engines)('figures of a release on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
    for (const level of [101, 102]) await publish(level);
  });
  afterAll(() => thrown.remove());

  /** One more level of the first index. The other has none. */
  async function publish(level: number) {
    const draft = await beginRelease(thrown.store, { label: 'L', note: '', sourceHash: 'abc' });
    const days = Int32Array.of(20_000 + level);
    await draft.putLevels([{ fundId: index!.fundId, days, values: Float64Array.of(level) }]);
    await draft.flip();
  }

  async function lastLevel(release: number, keeps: boolean, measured = index!) {
    const read = await figuresOfRelease(thrown.store, release, { keeps, narrowed: new Map() });
    return (await read([measured, other!])).get(measured.fundId)?.lastLevel;
  }

  async function kept() {
    const { rows } = await sql`select levels_release, rules, basis, body -> 'lastLevel' as level
      from figures`.execute(thrown.store.db);
    return rows;
  }

  /** So that what is read tells whether it was kept or made. */
  const mark = () =>
    sql`update figures set body = body || '{"lastLevel": 7}'`.execute(thrown.store.db);

  test('are kept once, for the current release, and hold while levels, rules and terms do', async () => {
    expect(await lastLevel(1, false)).toBe(101);
    expect(await kept()).toEqual([]);
    expect(await lastLevel(2, true)).toBe(102);
    const row = {
      levels_release: 2,
      rules: figureRules,
      basis: `${index!.frequency} whole ${index!.launchDate} - -`,
    };
    expect(await kept()).toEqual([{ ...row, level: 102 }]);
    await mark();
    expect(await lastLevel(2, true)).toBe(7);
    // The earlier release has other levels.
    expect(await lastLevel(1, false)).toBe(101);
    const entitlements = { ...index!.entitlements, historyFrom: '2020-01-01' };
    expect(await lastLevel(2, false, { ...index!, entitlements })).toBe(102);
    await publish(103);
    expect(await lastLevel(3, true)).toBe(103);
    expect(await kept()).toEqual([{ ...row, levels_release: 3, level: 103 }]);
    await rollbackTo(thrown.store, 2);
    expect(await lastLevel(4, true)).toBe(102);
    await mark();
    expect(await lastLevel(4, true)).toBe(7);
  });

  test('by earlier rules are made anew, and those by later rules are left alone', async () => {
    await sql`update figures set rules = ${figureRules - 1}`.execute(thrown.store.db);
    expect(await lastLevel(4, true)).toBe(102);
    expect(await kept()).toMatchObject([{ rules: figureRules, level: 102 }]);
    await sql`update figures set rules = ${figureRules + 1}`.execute(thrown.store.db);
    await mark();
    expect(await lastLevel(4, true)).toBe(102);
    expect(await kept()).toMatchObject([{ rules: figureRules + 1, level: 7 }]);
  });
});
