import { indexAsOf } from '../support/figures-as-of.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { FaultsError } from '#src/publishing/faults.ts';
import { publishFolder, type Published } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { findCurrentRelease, listReleases } from '#src/store/releases/releases.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders, type FolderFiles } from './provider-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';

const folders = temporaryFolders();
const today = dayOfIso('2026-11-20') ?? 0;
let throwaway: ThrowawayStore;
let count = 0;

beforeAll(async () => {
  throwaway = await copiedStore('embedded');
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

const levels = 'date,AAA,BBB\n2026-11-18,100,50\n2026-11-19,110,51\n';
const usual: FolderFiles = { 'levels/a.csv': levels, 'products.csv': 'product_id,name\nP1,Fund\n' };

/** Every publish is of a fresh folder: files of an earlier one are gone, and so are their levels. */
function publish(files: FolderFiles, on = today): Promise<Published> {
  const folder = folders.write(`folder${count++}`, files);
  return publishFolder(throwaway.store, {
    folder,
    today: on,
    withdrawLevels: ['AAA', 'BBB'],
    accepted: acceptedAll,
  });
}

// Each test starts from the usual folder, whatever the one before it published.
beforeEach(async () => {
  await publish(usual);
});

async function currentNumber(): Promise<number> {
  return (await findCurrentRelease(throwaway.store.db))?.number ?? 0;
}

async function levelsOf(fundId: string): Promise<[string, number][]> {
  const found = await findLevels(throwaway.store.db, await currentNumber(), fundId);
  return Array.from(found?.days ?? [], (day, at) => [isoOfDay(day), found?.values[at] ?? 0]);
}

test('the same folder twice publishes nothing the second time', async () => {
  const before = await listReleases(throwaway.store.db);
  expect(await publish(usual)).toMatchObject({ release: null });
  expect(await listReleases(throwaway.store.db)).toEqual(before);
});

test('files that differ but say the same make no release', async () => {
  const sameProducts = 'name,product_id\r\nFund,P1\r\n';
  const { release, summary } = await publish({ ...usual, 'products.csv': sameProducts });
  expect(release).toBeNull();
  expect(summary.get('product')).toMatchObject({ added: 0, changed: 0, unchanged: 1, closed: 0 });
});

test('a release counts what was added, changed, left alone and closed', async () => {
  const { release, summary } = await publish({
    ...usual,
    'indexes.csv': 'fund_id,name,asset_type\nAAA,Alpha renamed,equity\nCCC,Gamma,equity\n',
    'levels/a.csv': 'date,AAA\n2026-11-18,100\n',
  });
  expect(summary.get('index')).toMatchObject({ added: 1, changed: 1, unchanged: 0, closed: 1 });
  expect(summary.get('product')).toMatchObject({ unchanged: 1 });
  // The level of AAA was public before.
  expect(summary.get('levels')).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  const number = release?.number ?? 0;
  expect(await findItem(throwaway.store.db, number, 'index', 'BBB')).toBeNull();
  expect(await findItem(throwaway.store.db, number - 1, 'index', 'BBB')).not.toBeNull();
});

test('an index that comes back has its levels and figures again', async () => {
  const onlyAlpha = 'fund_id,name,asset_type\nAAA,Alpha,equity\n';
  await publish({ 'indexes.csv': onlyAlpha, 'levels/a.csv': 'date,AAA\n2026-11-18,100\n' });
  const { release } = await publish(usual);
  const figures = await indexAsOf(throwaway.store, release?.number ?? 0, 'BBB');
  expect(figures).toMatchObject({ lastDate: '2026-11-19', lastLevel: 51, previousLevel: 50 });
});

test('ID-02 an index that comes back has its figures also where its levels came alone', async () => {
  const master = (rows: string): FolderFiles => ({
    'indexes.csv': `fund_id,name,asset_type\nAAA,Alpha,equity\n${rows}`,
    'products.csv': 'product_id,name\n',
  });
  const both = master('DDD,Delta,equity\n');
  await publish(both);
  const file = `${folders.write('delta', { 'a.csv': 'date,DDD\n2026-11-18,7\n' })}/a.csv`;
  await publishLevels(throwaway.store, { file, today, accepted: acceptedAll });
  await publish(master(''));
  const { release } = await publish(both);
  const figures = await indexAsOf(throwaway.store, release?.number ?? 0, 'DDD');
  expect(figures).toMatchObject({ lastDate: '2026-11-18', lastLevel: 7 });
});

test('ID-01 levels that come as often as the frequency says are published', async () => {
  // Two years of months, and half a month of days after them.
  const months = Array.from(
    { length: 24 },
    (_, i) => `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-28`,
  );
  const days = Array.from({ length: 13 }, (_, i) => `2026-01-${i + 10}`);
  const columnOf = (fundId: string, dates: readonly string[]) =>
    `date,${fundId}\n${dates.map((date) => `${date},100\n`).join('')}`;
  const { release } = await publish({
    'indexes.csv':
      'fund_id,name,asset_type,frequency\nMONTHS,Months,equity,monthly\nNOW,Daily now,equity,daily\n',
    'levels/a.csv': columnOf('MONTHS', months),
    'levels/b.csv': columnOf('NOW', [...months, ...days]),
  });
  const figuresOf = (fundId: string) => indexAsOf(throwaway.store, release?.number ?? 0, fundId);
  expect(await figuresOf('MONTHS')).toMatchObject({ numberOfLevels: 24, frequency: 'monthly' });
  expect(await figuresOf('NOW')).toMatchObject({ numberOfLevels: 37, frequency: 'daily' });
});

test('levels alone are added and corrected, and nothing else is closed', async () => {
  const file = `${folders.write('alone', { 'a.csv': 'date,AAA\n2026-11-19,120\n2026-11-20,132\n' })}/a.csv`;
  const { release, summary } = await publishLevels(throwaway.store, {
    file,
    today,
    accepted: acceptedAll,
  });
  expect(summary.get('levels')).toMatchObject({ added: 1, changed: 1, closed: 0 });
  expect(await levelsOf('AAA')).toEqual([
    ['2026-11-18', 100],
    ['2026-11-19', 120],
    ['2026-11-20', 132],
  ]);
  const number = release?.number ?? 0;
  expect(await indexAsOf(throwaway.store, number, 'AAA')).toMatchObject({
    firstDate: '2026-11-18',
    previousDate: '2026-11-19',
    lastDate: '2026-11-20',
    lastLevel: 132,
    previousLevel: 120,
    numberOfLevels: 3,
  });
  expect(await findItem(throwaway.store.db, number, 'product', 'P1')).not.toBeNull();
  expect(
    await publishLevels(throwaway.store, { file, today, accepted: acceptedAll }),
  ).toMatchObject({ release: null });
});

test('levels alone of an index that is not published are a fault', async () => {
  const file = `${folders.write('unknown', { 'a.csv': 'date,ZZZ\n2026-11-20,1\n' })}/a.csv`;
  const publishing = publishLevels(throwaway.store, { file, today, accepted: acceptedAll });
  await expect(publishing).rejects.toThrow(FaultsError);
});

test('a folder with a fault writes nothing at all', async () => {
  const { db } = throwaway.store;
  const rows = () => db.selectFrom('release').select('number').execute();
  const before = await rows();
  const faulty = { ...usual, 'levels/b.csv': 'date,AAA\n2026-11-20,0\n' };
  await expect(publish(faulty)).rejects.toThrow(FaultsError);
  expect(await rows()).toEqual(before);
});

const tolerant = (rows: number) => ({
  'mapping.yaml': `products:\n  - { file: products.csv, tolerance: { rows: ${rows} } }\n`,
  'products.csv': 'product_id,name\nP1,Fund\nP2,\nP3\n',
});

test('faulty rows within the tolerance are left out, with the reason for each', async () => {
  const { release, summary } = await publish({ ...usual, ...tolerant(2) });
  const { leftOut, unchanged } = summary.get('product') ?? {};
  expect(unchanged).toBe(1);
  expect(Object.fromEntries(leftOut ?? [])).toEqual({
    'expected a value for name': 1,
    'expected 2 cells': 1,
  });
  expect(release).toBeNull();
});

test('PB-04 guards.yaml is stored as it is written: a guard of a later version changes nothing in it', async () => {
  const file = 'closed-indexes: { percent: 3 }\napprovals: 0\n';
  await publish({ ...usual, 'guards.yaml': file });
  const stored = await findItem(throwaway.store.db, await currentNumber(), 'guards', 'guards');
  expect(stored).toEqual({ 'closed-indexes': { percent: 3 }, approvals: 0 });
});

test('one faulty row beyond the tolerance stops the release, and all of them are faults', async () => {
  const publishing = publish({ ...usual, ...tolerant(1) });
  await expect(publishing).rejects.toSatisfy(
    (error) => error instanceof FaultsError && error.faults.total === 2,
  );
});

test('weights are shares of a measure where the mapping says so', async () => {
  const { release } = await publish({
    ...usual,
    'members.csv': 'Name,Cap\nOne,300\nTwo,99.5\nLess than one,0.5\nThree,\n',
    'mapping.yaml': `constituents:
  - file: members.csv
    columns: { index: { value: AAA }, member: Name, weight: { from: Cap, share: true } }
`,
  });
  const list = await getItem(throwaway.store.db, release?.number ?? 0, 'constituents', 'AAA');
  const weights = list.constituents.map(({ name, weight }) => [name, weight]);
  expect(weights).toEqual([
    ['One', 75],
    ['Two', 24.875],
    ['Less than one', 0.125],
    ['Three', null],
  ]);
});

test('weights that add up to 100 but for half a per cent are taken as they are given', async () => {
  const { release } = await publish({
    ...usual,
    'constituents/a.csv':
      'index,as_of,classification,member,weight\nAAA,2026-06-19,Sectors,One,99.5\n' +
      'AAA,2026-09-18,Sectors,One,60.25\nAAA,2026-09-18,,Two,40.25\n',
  });
  const number = release?.number ?? 0;
  const list = await getItem(throwaway.store.db, number, 'constituents', 'AAA');
  // The classification of a list is named once or in every row.
  expect(list).toMatchObject({
    classification: 'Sectors',
    constituents: [{ weight: 60.25 }, { weight: 40.25 }],
  });
  const earlier = await getItem(
    throwaway.store.db,
    number,
    'earlier-constituents',
    'AAA/2026-06-19',
  );
  expect(earlier.constituents).toMatchObject([{ weight: 99.5 }]);
});
