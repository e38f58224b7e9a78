import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import type { Store } from '#src/store/store.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { openSmallApi, type SmallApi } from '../support/small-api.ts';
import { temporaryFolders, type FolderFiles } from './provider-folder.ts';

const folders = temporaryFolders();
let site: SmallApi;

beforeAll(async () => {
  site = await openSmallApi('embedded', (store) => publish(store, 'first'));
});
afterAll(async () => {
  await site.close();
  folders.remove();
});

const header = 'index,as_of,isin,member,weight,sector\n';
const june = `${header}MAIN,2026-06-19,,Stays,60,Energy
MAIN,2026-06-19,,Goes,40,Energy
`;

/** Of one portfolio: lists are given for the first, one of its own for the second, none for the others. */
const files: FolderFiles = {
  'indexes.csv': `fund_id,name,asset_type,variant_group,currency,constituents,launch_date,ceased_on
MAIN,World USD,equity,WORLD,USD,all,2020-01-02,
OWN,World EUR,equity,WORLD,EUR,all,2020-01-02,
NONE,World GBP,equity,WORLD,GBP,all,2026-07-01,
TEN,World CHF,equity,WORLD,CHF,top10,,
ENDED,World DEM,equity,WORLD,DEM,all,,2019-12-31
OTHER,Europe EUR,equity,EUROPE,EUR,all,,
`,
  'constituents/2026-03-20.csv': `${header}MAIN,2026-03-20,,Stays,50,Energy
MAIN,2026-03-20,,Leaves,50,Energy
`,
  'constituents/2026-06-19.csv': june,
  'constituents/2026-09-18.csv': `${header}MAIN,2026-09-18,,Stays,70,Energy
MAIN,2026-09-18,,Comes,30,Energy
OWN,2026-10-30,,Stays,75,Energy
OWN,2026-10-30,,Comes,25,Energy
`,
};

async function publish(store: Store, name: string, changes: FolderFiles = {}) {
  const folder = folders.write(name, { ...files, ...changes });
  const { release } = await publishFolder(store, {
    folder,
    today: dayOfIso('2026-11-20')!,
    accepted: acceptedAll,
  });
  return release?.number ?? 0;
}

const reviewsOf = async (portfolioId: string) =>
  (await site.ask('reviews', { portfolioId })).reviews.map(
    ({ date, isBackTested, turnover }) => [date, isBackTested, turnover] as const,
  );

test('ID-05 a variant without a list has those of its portfolio, back-tested before its own launch', async () => {
  expect(await reviewsOf('NONE')).toEqual([
    ['2026-09-18', false, 40],
    ['2026-06-19', true, 50],
    ['2026-03-20', true, null],
  ]);
  const asked = { portfolioId: 'NONE', review: '2026-06-19' };
  expect(await site.ask('constituents', asked)).toMatchObject({
    fundId: 'NONE',
    constituents: [
      { name: 'Stays', weight: 60 },
      { name: 'Goes', weight: 40 },
    ],
  });
  expect(await site.ask('constituents', { portfolioId: 'NONE' })).toMatchObject({
    fundId: 'NONE',
    constituents: [{ name: 'Stays' }, { name: 'Comes' }],
  });
  const changes = await site.ask('reviewChanges', asked);
  expect(changes.deletions?.map(({ name }) => name)).toEqual(['Leaves']);
});

test('ID-05 a variant with one list of its own has the earlier ones of its portfolio behind it', async () => {
  expect(await reviewsOf('OWN')).toEqual([
    ['2026-10-30', false, 5],
    ['2026-09-18', false, 40],
    ['2026-06-19', false, 50],
    ['2026-03-20', false, null],
  ]);
  // The newest list of the variant that it comes from.
  const september = { portfolioId: 'OWN', review: '2026-09-18' };
  expect(await site.ask('constituents', september)).toMatchObject({
    fundId: 'OWN',
    constituents: [
      { name: 'Stays', weight: 70 },
      { name: 'Comes', weight: 30 },
    ],
  });
});

test('ID-05 lists are not shared with what publishes its members otherwise, has ended, or is of another portfolio', async () => {
  for (const portfolioId of ['TEN', 'ENDED', 'OTHER']) {
    expect([portfolioId, await reviewsOf(portfolioId)]).toEqual([portfolioId, []]);
    expect(await findItem(site.store.db, 1, 'constituents', portfolioId)).toBeNull();
  }
  expect((await reviewsOf('MAIN')).map(([date]) => date)).toEqual([
    '2026-09-18',
    '2026-06-19',
    '2026-03-20',
  ]);
});

test('ID-05 members of a shared list are kept once, and a change of them is one of each variant', async () => {
  const { db } = site.store;
  const shared = await getItem(db, 1, 'earlier-constituents', 'NONE/2026-06-19');
  expect(shared).toMatchObject({ constituents: [], numberOfConstituents: 2 });
  const release = await publish(site.store, 'corrected', {
    'constituents/2026-06-19.csv': june.replace('Goes,40,Energy', 'Goes,40,Health Care'),
  });
  const later = await getItem(db, release, 'earlier-constituents', 'NONE/2026-06-19');
  expect(later.sharedFrom?.fundId).toBe('MAIN');
  expect(later.sharedFrom?.digest).not.toBe(shared.sharedFrom?.digest);
});
