import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { checkFolder, openFolder } from '#src/publishing/check-folder.ts';
import { FaultsError } from '#src/publishing/faults.ts';
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
  // 1000 × 1.01 × 0.995 × 1.02, by hand.
  const chained = await levelsOf('SME');
  expect(chained.map(([day]) => day)).toEqual([
    '2026-11-13',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
  ]);
  for (const [at, level] of [1000, 1010, 1004.95, 1025.049].entries())
    expect(chained[at]?.[1]).toBeCloseTo(level, 9);
  const months = await levelsOf('MTH');
  expect(months).toHaveLength(11);
  expect(months.slice(0, 3)).toEqual([
    ['2025-12-31', 100],
    ['2026-01-31', 100.4],
    ['2026-02-28', 100.9],
  ]);
  expect(await levelsOf('QTA')).toEqual([
    ['2026-08-31', 1000.5],
    ['2026-09-30', 1002],
    ['2026-10-31', 1004.5],
  ]);
  expect(await levelsOf('STA')).toEqual([
    ['2026-11-17', 501.5],
    ['2026-11-18', 503],
  ]);
  expect(await levelsOf('STB')).toEqual([
    ['2026-11-17', 88.1],
    ['2026-11-18', 88.3],
  ]);
  expect(await findItem(store.db, 1, 'index', 'STA')).toMatchObject({
    name: 'Steel and Aluminium PR',
    currency: 'USD',
    assetType: 'equity',
    frequency: 'daily',
  });
  expect(await findItem(store.db, 1, 'index', 'SME')).toMatchObject({ baseDate: '2026-11-13' });
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

test('a fault of the mapping is the only one: files that it names are not said to be missing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-mapping-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('examples/mapping', folder, { recursive: true });
  const file = path.join(folder, 'mapping.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(', reason: retired }', ' }'));
  const faults: unknown[] = [];
  const opened = await openFolder({
    folder,
    filesDir: null,
    today: 20_000,
    onFault: (fault) => faults.push(fault),
  });
  await expect(checkFolder(opened)).rejects.toThrow(FaultsError);
  expect(faults).toEqual([
    {
      file,
      line: 6,
      column: 9,
      expected: 'a key reason in indexes.0.leaveOut.0: a text',
      found: 'no such key',
    },
  ]);
});
