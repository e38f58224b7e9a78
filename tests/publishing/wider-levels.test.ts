import { afterAll, expect, onTestFinished, test } from 'vitest';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { copiedStore } from '../support/stores.ts';
import { inLevels } from './fault-fixture.ts';
import { temporaryFolders, type FolderFiles } from './provider-folder.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

let count = 0;

/** Day and value of each level of AAA that a folder with these files makes public. */
async function published(files: FolderFiles): Promise<[string, number | undefined][]> {
  const { store, remove } = await copiedStore('embedded');
  onTestFinished(remove);
  const folder = folders.write(`levels${count++}`, files);
  await publishFolder(store, { folder, today: dayOfIso('2026-11-20') ?? 0, accepted: acceptedAll });
  const found = await findLevels(store.db, 1, 'AAA');
  return Array.from(found!.days, (day, at) => [isoOfDay(day), found!.values[at]]);
}

test('a column of a year has the level of its last day, whatever stands beside it', async () => {
  const source = 'columns: { index: id }, across: { date: YYYY }';
  expect(await published(inLevels('id,2024,2025,Total\nAAA,100,104,204\n', source))).toEqual([
    ['2024-12-31', 100],
    ['2025-12-31', 104],
  ]);
});

test('levels are chained from all returns, and kept from the day on that history may be shown from', async () => {
  const columns = 'columns: { date: date }, series: { AAA: AAA }';
  const levels = inLevels(
    'date,AAA\n2026-11-16,10\n2026-11-17,10\n2026-11-18,-50\n',
    `${columns}, returns: { as: percent, base: 200 }`,
  );
  const indexes = 'fund_id,name,asset_type,history_from\nAAA,Alpha,equity,2026-11-17\n';
  const made = await published({ ...levels, 'indexes.csv': indexes });
  expect(made.map(([day]) => day)).toEqual(['2026-11-17', '2026-11-18']);
  for (const [at, level] of [242, 121].entries()) expect(made[at]?.[1]).toBeCloseTo(level, 9);
});
