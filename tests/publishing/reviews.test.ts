import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { FaultsError } from '#src/publishing/faults.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders, type FolderFiles } from './provider-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';

const folders = temporaryFolders();
let throwaway: ThrowawayStore;

beforeAll(async () => {
  throwaway = await copiedStore('embedded');
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

const header = 'index,as_of,isin,member,weight\n';
const files: FolderFiles = {
  'indexes.csv': 'fund_id,name,asset_type\nAAA,One index,equity\nBBB,Another,equity\n',
  'constituents/2026-06-19.csv': `${header}AAA,2026-06-19,ZZ0000000001,Stays,60
AAA,2026-06-19,ZZ0000000002,Goes,40
`,
  'constituents/2026-09-18.csv': `${header}AAA,2026-09-18,ZZ0000000001,Stays,70.1
AAA,2026-09-18,ZZ0000000003,Comes,29.9
BBB,2026-09-18,ZZ0000000001,Only,100
`,
};

async function publish(name: string, changes: FolderFiles = {}, on = '2026-11-20') {
  const folder = folders.write(name, { ...files, ...changes });
  const published = await publishFolder(throwaway.store, {
    folder,
    today: dayOfIso(on) ?? 0,
    accepted: acceptedAll,
  });
  return { ...published, number: published.release?.number ?? 0 };
}

const namesOf = (members: readonly { name: string }[] | undefined) =>
  members?.map(({ name }) => name);

test('ID-05 lists of several dates are kept, the newest as before, with what changed between them', async () => {
  const { db } = throwaway.store;
  const { number } = await publish('two');
  const newest = await getItem(db, number, 'constituents', 'AAA');
  expect(newest).toMatchObject({ asOfDate: '2026-09-18', numberOfConstituents: 2 });
  const earlier = await getItem(db, number, 'earlier-constituents', 'AAA/2026-06-19');
  expect(namesOf(earlier.constituents)).toEqual(['Stays', 'Goes']);
  const { reviews } = await getItem(db, number, 'reviews', 'AAA');
  const [september, june] = reviews;
  expect([september?.date, june?.date]).toEqual(['2026-09-18', '2026-06-19']);
  // (10.1 + 40 + 29.9) / 2, without the noise of binary fractions.
  expect(september?.changes?.turnover).toBe(40);
  expect(namesOf(september?.changes?.additions)).toEqual(['Comes']);
  expect(september?.changes?.deletions).toEqual([
    { name: 'Goes', isin: 'ZZ0000000002', ticker: null, weight: 40 },
  ]);
  expect(june).toMatchObject({ numberOfConstituents: 2, changes: null });
  // One list: nothing of it is compared.
  expect(await findItem(db, number, 'reviews', 'BBB')).toBeNull();
});

test('ID-05 a list that comes later makes the newest an earlier one, and leaves the others as they were', async () => {
  const { db } = throwaway.store;
  const before = await publish('two again', { 'notices.csv': 'notice_id,date,type,title,text\n' });
  expect(before.release).toBeNull();
  const { number, summary } = await publish('three', {
    'constituents/2026-11-18.csv': `${header}AAA,2026-11-18,ZZ0000000003,Comes,100\n`,
  });
  expect(summary.get('earlier-constituents')).toMatchObject({ added: 1, changed: 0, unchanged: 1 });
  const september = await getItem(db, number, 'earlier-constituents', 'AAA/2026-09-18');
  expect(namesOf(september.constituents)).toEqual(['Stays', 'Comes']);
  const fewer = await publish('one again', { 'constituents/2026-06-19.csv': header });
  const key = 'AAA/2026-06-19';
  expect(await findItem(db, fewer.number, 'earlier-constituents', key)).toBeNull();
});

test('ID-05 of several lists that are delayed those that are due are published, and none of the others is spoken of', async () => {
  const { db } = throwaway.store;
  const columns = 'fund_id,name,asset_type,constituents,constituents_delay_days\n';
  const dates = ['2026-11-20', '2026-09-18', '2026-06-19'];
  const delayed: FolderFiles = {
    'indexes.csv': `${columns}SLOW,Slow,equity,all,30\n`,
    'constituents/2026-06-19.csv': header,
    'constituents/2026-09-18.csv': `${header}${dates.map((date) => `SLOW,${date},,Of ${date},100\n`).join('')}`,
  };
  const datesOf = async ({ number }: { number: number }) =>
    (await findItem(db, number, 'reviews', 'SLOW'))?.reviews.map(({ date }) => date);
  const early = await publish('slow', delayed, '2026-12-19');
  expect(await datesOf(early)).toEqual(['2026-09-18', '2026-06-19']);
  const late = await publish('slow', delayed, '2026-12-20');
  expect(await datesOf(late)).toEqual(['2026-11-20', '2026-09-18', '2026-06-19']);
  // The constituents are narrowed afterwards: what was published goes.
  const closed = { ...delayed, 'indexes.csv': `${columns}SLOW,Slow,equity,none,30\n` };
  const { number } = await publish('closed lists', closed, '2026-12-20');
  const key = 'SLOW/2026-06-19';
  expect(await findItem(db, number, 'earlier-constituents', key)).toBeNull();
  expect(await findItem(db, number, 'reviews', 'SLOW')).toBeNull();
});

test('ID-05 a list without a date is refused beside dated ones', async () => {
  const beside = publish('undated', {
    'constituents/undated.csv': `${header}AAA,,ZZ0000000001,Stays,100\n`,
  });
  await expect(beside).rejects.toBeInstanceOf(FaultsError);
});

const entitled = 'fund_id,name,asset_type,constituents_delay_days\n';

test('ID-05 a list without a date is never due where lists are delayed', async () => {
  const { number } = await publish(
    'undated and delayed',
    {
      'indexes.csv': `${entitled}SLOW,Slow,equity,30\nSOON,Soon,equity,\n`,
      'constituents/2026-06-19.csv': header,
      'constituents/2026-09-18.csv': `${header}SLOW,,,Secret,100\nSOON,,,Public,100\n`,
    },
    '2027-12-31',
  );
  const find = (fundId: string) => findItem(throwaway.store.db, number, 'constituents', fundId);
  expect(await find('SLOW')).toMatchObject({ withheld: 'delayed', constituents: [] });
  expect(await find('SOON')).toMatchObject({ withheld: null, constituents: [{ name: 'Public' }] });
});

test('ID-05 a list of a coming day is checked before it', async () => {
  const publishing = publish('coming and wrong', {
    'constituents/2027-03-19.csv': `${header}BBB,2027-03-19,,Light,90\n`,
  });
  await expect(publishing).rejects.toSatisfy(
    (error) => error instanceof FaultsError && error.faults.total === 1,
  );
});

test('ID-05 the terms of a bond are kept as they are given, and a share has none', async () => {
  const { number } = await publish('bonds', {
    'constituents/2026-09-18.csv': `index,as_of,member,weight,issuer,coupon,maturity,rating
AAA,2026-09-18,A bond,60,Treasury,4.125,2032-11-30,AA
AAA,2026-09-18,Half known,30,,,2030-01-15,
AAA,2026-09-18,A share,10,,,,
`,
  });
  const { constituents } = await getItem(throwaway.store.db, number, 'constituents', 'AAA');
  expect(constituents.map(({ name, bond }) => [name, bond])).toEqual([
    ['A bond', { issuer: 'Treasury', coupon: 4.125, maturity: '2032-11-30', rating: 'AA' }],
    ['Half known', { issuer: null, coupon: null, maturity: '2030-01-15', rating: null }],
    ['A share', undefined],
  ]);
});
