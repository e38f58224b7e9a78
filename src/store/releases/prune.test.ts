import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { oldReleases, pruneAct } from '../../../tests/support/old-releases.ts';
import { engines } from '../../../tests/support/stores.ts';
import { GoneError } from '#src/domain/errors.ts';
import { refusal } from '#src/domain/refusal.ts';
import { findLevels } from '../levels/levels.ts';
import { planPruning, prune } from './prune.ts';
import { getFirstReleases, getRelease, getReleaseAsOf, listReleases } from './releases.ts';
import { rollbackPart } from './rollback-part.ts';
import { rollbackTo } from './rollback.ts';

const filesOf = (...of: string[]) => of.map((text) => hash('sha256', text)).toSorted();

describe.each(engines)('a prune on %s', (engine) => {
  const old = oldReleases(engine);
  const rows = async (table: 'segment' | 'correction' | 'item') =>
    old.store().db.selectFrom(table).selectAll().execute();

  test('takes what no release has that stood since the day, and nothing else', async () => {
    const kept = [await old.texts(4), await old.texts(5)];
    const [segments, corrections] = [await rows('segment'), await rows('correction')];
    const planned = await planPruning(old.store(), '2020-12-31');
    expect(planned).toMatchObject({ firstKept: { number: 4 }, heldBy: null });
    expect(planned.releases.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(await old.files()).toEqual(filesOf('a1', 'a2', 'a3', 'a5', 'b1', 'c2'));

    expect(await prune(old.store(), '2020-12-31', pruneAct)).toEqual(planned);
    expect([await old.texts(4), await old.texts(5)]).toEqual(kept);
    expect(kept).toEqual([
      { '/a': 'a2', '/b': 'b1', '/c': 'c2' },
      { '/a': 'a5', '/b': 'b1' },
    ]);
    expect(await old.files()).toEqual(filesOf('a2', 'a5', 'b1', 'c2'));
    expect(planned.files).toEqual({ count: 2, bytes: 4 });
    const left = await rows('item');
    expect(left.filter(({ valid_to: to }) => to !== null && to <= 4)).toEqual([]);
    expect(planned.items.count).toBeGreaterThan(0);
    expect([await rows('segment'), await rows('correction')]).toEqual([segments, corrections]);
    expect(corrections.length).toBeGreaterThan(0);
  });

  test('counts what it removes', async () => {
    const before = (await rows('item')).length;
    const { items } = await prune(old.store(), '2020-12-31', pruneAct);
    expect(before - (await rows('item')).length).toBe(items.count);
    expect(items.bytes).toBeGreaterThan(50 * items.count);
  });

  test('leaves the row of each release, and asked for as of one says that it is kept no longer', async () => {
    await prune(old.store(), '2020-12-31', pruneAct);
    const listed = (await listReleases(old.store().db)).map((one) => [
      one.number,
      one.withdrawnBy?.reason ?? null,
      one.pruned !== null,
    ]);
    expect(listed).toEqual([
      [5, null, false],
      [4, null, false],
      [3, 'Sent twice', true],
      [2, null, true],
      [1, null, true],
    ]);
    const asked = (asof: string) => getReleaseAsOf(old.store().db, asof, 5);
    const removed = (await getRelease(old.store().db, 1)).pruned?.slice(0, 10);
    expect(removed).toBeDefined();
    await expect(asked('1')).rejects.toThrow(
      new GoneError(
        `The content of release 1 of 2016-03-01 is kept no longer: it was removed on ${removed}`,
        [refusal('release-pruned', { release: '1' })],
      ),
    );
    await expect(asked('2018-12-31')).rejects.toThrow('release 2 of 2018-03-01 is kept no longer');
    await expect(asked('3')).rejects.toThrow('Release 3 was withdrawn on 2019-03-02');
    expect((await asked('2020-12-31')).number).toBe(4);
    expect(await getFirstReleases(old.store().db)).toEqual({
      firstPublished: '2016-03-01T09:00:00.000Z',
      firstKept: '2019-03-02T09:00:00.000Z',
    });
  });

  test('leaves nothing that could be brought back', async () => {
    await prune(old.store(), '2020-12-31', pruneAct);
    await expect(rollbackTo(old.store(), 2)).rejects.toThrow(GoneError);
    await expect(rollbackPart(old.store(), { release: 1, part: 'levels' })).rejects.toThrow(
      GoneError,
    );
    expect((await rollbackTo(old.store(), 4)).number).toBe(6);
    expect(await old.texts(6)).toEqual({ '/a': 'a2', '/b': 'b1', '/c': 'c2' });
    const levels = await findLevels(old.store().db, 6, 'AAA');
    expect([...levels!.values]).toEqual([99, 101]);
  });

  test('is told in the audit log once, and does nothing a second time', async () => {
    await prune(old.store(), '2020-12-31', pruneAct);
    const again = await prune(old.store(), '2020-12-31', pruneAct);
    expect(again).toMatchObject({
      releases: [],
      items: { count: 0 },
      files: { count: 0 },
    });
    const entries = await old.store().db.selectFrom('audit').select('entry').execute();
    expect(entries.map(({ entry }) => JSON.parse(entry))).toMatchObject([
      {
        act: 'prune',
        label: 'releases 1 to 3',
        release: null,
        actor: { name: 'ops' },
      },
    ]);
  });

  test('removes what one that was cut off has left', async () => {
    await old
      .store()
      .db.updateTable('release')
      .set({ pruned: '2024-01-01' })
      .where('number', '<', 4)
      .execute();
    const rest = await prune(old.store(), '2020-12-31', pruneAct);
    expect(rest).toMatchObject({ releases: [], files: { count: 2 } });
    expect(await old.files()).toEqual(filesOf('a2', 'a5', 'b1', 'c2'));
  });

  test('keeps for a day the release before one that was taken back', async () => {
    const planned = await planPruning(old.store(), '2019-03-01');
    expect(planned.firstKept?.number).toBe(2);
    expect(planned.releases.map(({ number }) => number)).toEqual([1]);
  });

  test('finds nothing where nothing stood by the day', async () => {
    expect(await prune(old.store(), '2016-02-28', pruneAct)).toMatchObject({
      firstKept: null,
      releases: [],
    });
    expect(await prune(old.store(), '2016-03-01', pruneAct)).toMatchObject({
      firstKept: { number: 1 },
      releases: [],
      items: { count: 0 },
    });
    expect(await old.files()).toHaveLength(6);
  });
});
