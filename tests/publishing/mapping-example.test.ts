import { expect, onTestFinished, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { findItem } from '#src/store/items/items.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { copiedStore, engines } from '../support/stores.ts';

test.each(engines)('the example of mappings is published as it stands, on %s', async (engine) => {
  const { store, remove } = await copiedStore(engine);
  onTestFinished(remove);
  // By hand, from the files of others. Nothing is asked about it.
  await publishFolder(store, { folder: 'examples/mapping' });
  const levelsOf = async (fundId: string) => {
    const found = await findLevels(store.db, 1, fundId);
    return Array.from(found?.days ?? [], (day, at) => [isoOfDay(day), found!.values[at]]);
  };
  expect(await levelsOf('WLD')).toEqual([
    ['2026-11-17', 1204.5],
    ['2026-11-18', 1210.25],
  ]);
  expect(await levelsOf('BND')).toEqual([
    ['2026-11-17', 99.75],
    ['2026-11-18', 99.8],
  ]);
  expect(await levelsOf('MOD')).toEqual([
    ['2026-11-17', 101.5],
    ['2026-11-19', 101.75],
  ]);
  expect(await findItem(store.db, 1, 'index', 'WLD')).toMatchObject({
    name: 'World Leaders Index',
    currency: 'USD',
    assetType: 'equity',
    baseDate: '2024-12-31',
  });
  expect((await findItem(store.db, 1, 'index', 'MOD'))?.assetType).toBe('multi-asset');
  for (const other of ['OLD', 'OTH']) {
    expect(await findItem(store.db, 1, 'index', other)).toBeNull();
  }
});
