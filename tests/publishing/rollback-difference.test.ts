import { describe, expect, test } from 'vitest';
import { compareRollback } from '#src/publishing/compare-rollback.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { engines } from '../support/stores.ts';
import { first, levels, newsroom, notice, withGamma } from './newsroom.ts';

const listOf = (member: string) => `index,member,weight
AAA,${member},60
AAA,Second,40
`;
const opened = {
  ...first,
  'indexes.csv': withGamma,
  'constituents/a.csv': listOf('Later'),
  'notices.csv': notice('n1', 'News'),
  'guards.yaml': 'approvals: 1\n',
};
const before = { ...first, 'constituents/a.csv': listOf('Earlier') };

describe.each(engines)('what a rollback would change, on %s', (engine) => {
  const { store, inputOf, current, publishFile } = newsroom(engine);

  /** Release 2 has the earlier list; release 3 an index, a notice and another list; release 4 another level. */
  async function published(): Promise<void> {
    await publishFolder(store(), inputOf(before));
    await publishFolder(
      store(),
      inputOf({ ...opened, 'levels/a.csv': `${levels}2026-11-18,102,52\n` }),
    );
    await publishFile('date,AAA\n2026-11-17,110\n2026-11-19,120\n');
  }

  test('PB-05 indexes that go, lists that come back, levels and figures are named, and nothing is written', async () => {
    await published();
    const report = await compareRollback(store(), { release: 2 });
    expect(report.comparedWith).toMatchObject({ release: 4 });
    const ofKind = (kind: string) => report.items.find((one) => one.kind === kind);
    expect(ofKind('index')).toMatchObject({
      opened: [],
      closed: [{ key: 'CCC', name: 'Gamma' }],
      changed: [],
    });
    expect(ofKind('notice')).toMatchObject({ closed: [{ key: 'n1', name: 'News' }] });
    // Guards stay what they are.
    expect(ofKind('guards')).toBeUndefined();
    expect(report.constituents).toMatchObject([
      { key: 'AAA', added: [{ name: 'Earlier' }], removed: [{ name: 'Later' }] },
    ]);
    expect(report.levels).toMatchObject([
      {
        key: 'AAA',
        added: null,
        corrected: { points: 1, first: '2026-11-17', last: '2026-11-17' },
        withdrawn: { points: 2, first: '2026-11-18', last: '2026-11-19' },
        corrections: [{ day: '2026-11-17', before: 110, after: 101 }],
      },
      { key: 'BBB', corrected: null, withdrawn: { points: 1, first: '2026-11-18' } },
    ]);
    expect(report.consequences.figures.length).toBeGreaterThan(0);
    expect([report.isSame, await current()]).toEqual([false, 4]);
  });

  test('PB-05 an index that was closed since comes back, with its levels', async () => {
    await publishFolder(store(), inputOf({ ...first, 'indexes.csv': withGamma }));
    await publishFolder(store(), inputOf(first));
    const { items } = await compareRollback(store(), { release: 2 });
    expect(items.find(({ kind }) => kind === 'index')).toMatchObject({
      opened: [{ key: 'CCC', name: 'Gamma' }],
      closed: [],
    });
  });

  test('PB-05 one part, or one index, is compared alone, and what a rollback refuses is refused', async () => {
    await published();
    const ofLevels = await compareRollback(store(), { release: 2, part: 'levels', fundId: 'BBB' });
    expect(ofLevels).toMatchObject({ items: [], constituents: [], levels: [{ key: 'BBB' }] });
    const ofLists = await compareRollback(store(), { release: 2, part: 'constituents' });
    expect(ofLists).toMatchObject({ items: [], constituents: [{ key: 'AAA' }], levels: [] });
    const same = await compareRollback(store(), { release: 3, part: 'pages' });
    expect(same.isSame).toBe(true);
    const refused = (release: number, fundId?: string) =>
      compareRollback(store(), { release, part: 'levels', fundId });
    await expect(refused(2, 'NONE')).rejects.toThrow('There is no index NONE in public');
    await expect(refused(9)).rejects.toThrow('release 9');
    const narrow =
      'fund_id,name,asset_type,downloads\nAAA,Alpha,equity,no\nBBB,Beta,fixed-income,\n';
    const narrowed = inputOf({ ...before, 'indexes.csv': narrow });
    await publishFolder(store(), { ...narrowed, withdrawLevels: [] });
    await expect(refused(2, 'AAA')).rejects.toThrow('What may be shown of AAA has changed');
  });
});
