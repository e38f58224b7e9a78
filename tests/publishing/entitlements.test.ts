import { indexAsOf } from '../support/figures-as-of.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { publishFolder, type Published } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders, type FolderFiles } from './provider-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';

const folders = temporaryFolders();
let throwaway: ThrowawayStore;

const columns = 'fund_id,name,asset_type,history_from,constituents,constituents_delay_days\n';
const memberRows = (fundId: string, prefix: string, date = '2026-11-10') =>
  Array.from({ length: 12 }, (_, at) => `${fundId},${date},${prefix}${at},${at === 0 ? 12 : 8}\n`);
const earlier = (fundId: string) => memberRows(fundId, `SECRETEARLIER${fundId}`, '2026-06-19');

/** Twelve members each, the first the heaviest; what may not be shown bears SECRET or is 31415. */
const files: FolderFiles = {
  'indexes.csv': `${columns}HIST,History,equity,2026-11-18,,
NONE,None,equity,,none,
TOP,Top,equity,,top10,
LATE,Late,equity,,all,30
`,
  'levels/a.csv':
    'date,HIST\n2026-11-16,31415.25\n2026-11-17,31415.5\n2026-11-18,100\n2026-11-19,101\n',
  'constituents/a.csv': [
    'index,as_of,member,weight\n',
    ...memberRows('NONE', 'SECRETNONE'),
    ...memberRows('LATE', 'SECRETLATE'),
    ...memberRows('TOP', 'Member').map((row, at) =>
      at > 9 ? row.replace('Member', 'SECRETTOP') : row,
    ),
    ...earlier('NONE'),
    ...earlier('TOP').map((row, at) => (at > 9 ? row : row.replace('SECRETEARLIER', 'Earlier'))),
  ].join(''),
};

const articleOf = (date: string) => `---
title: A title
summary: A summary
date: ${date}
type: research
assetTypes: [equity]
strategists: [ann]
indexes: [HIST]
---

A paragraph.
`;

function publish(name: string, on: string, changes: FolderFiles = {}) {
  const folder = folders.write(name, { ...files, ...changes });
  return publishFolder(throwaway.store, {
    folder,
    today: dayOfIso(on) ?? 0,
    accepted: acceptedAll,
  });
}

beforeAll(async () => {
  throwaway = await copiedStore('embedded');
  await publish('first', '2026-11-20');
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

/** Every row of every table as text. */
async function everythingStored(): Promise<string> {
  const { db } = throwaway.store;
  const texts = await Promise.all(
    ['release', 'item', 'segment', 'correction', 'blob'].map(async (table) => {
      const { rows } = await sql<{ text: string }>`
        select ${sql.table(table)}::text as text from ${sql.table(table)}`.execute(db);
      return rows.map(({ text }) => text).join('\n');
    }),
  );
  return texts.join('\n');
}

test('nothing that the provider withholds is in any row of the store', async () => {
  const stored = await everythingStored();
  expect(stored).toContain('Member0');
  expect(stored).not.toContain('SECRET');
  expect(stored).not.toContain('31415');
});

test('a list that is withheld says so, and how many members there are', async () => {
  expect(await getItem(throwaway.store.db, 1, 'constituents', 'NONE')).toMatchObject({
    withheld: 'none',
    numberOfConstituents: 12,
    constituents: [],
  });
});

test('a list cut to ten holds the ten heaviest', async () => {
  const list = await getItem(throwaway.store.db, 1, 'constituents', 'TOP');
  expect(list).toMatchObject({ withheld: 'top10', numberOfConstituents: 12 });
  expect(list.constituents).toHaveLength(10);
  expect(list.constituents[0]).toMatchObject({ name: 'Member0', weight: 12 });
});

test('ID-05 earlier lists are cut as the newest is: none where none is published, ten of ten', async () => {
  const { db } = throwaway.store;
  expect(await findItem(db, 1, 'earlier-constituents', 'NONE/2026-06-19')).toBeNull();
  expect(await findItem(db, 1, 'reviews', 'NONE')).toBeNull();
  const list = await getItem(db, 1, 'earlier-constituents', 'TOP/2026-06-19');
  expect(list).toMatchObject({ withheld: 'top10', numberOfConstituents: 12 });
  expect(list.constituents).toHaveLength(10);
  // Who came and who went would tell of members that are withheld.
  const dates = ['2026-11-10', '2026-06-19'];
  expect(await getItem(db, 1, 'reviews', 'TOP')).toMatchObject({
    reviews: dates.map((date) => ({ date, numberOfConstituents: 12, changes: null })),
  });
});

test('a delayed list is withheld until its day, and then published from the same files', async () => {
  const { db } = throwaway.store;
  const withheld = { withheld: 'delayed', numberOfConstituents: 0, constituents: [] };
  expect(await getItem(db, 1, 'constituents', 'LATE')).toMatchObject(withheld);
  expect(await publish('same', '2026-12-09')).toMatchObject({ release: null });
  const { release } = await publish('same', '2026-12-10');
  const list = await getItem(db, release?.number ?? 0, 'constituents', 'LATE');
  expect(list).toMatchObject({ withheld: null, asOfDate: '2026-11-10' });
  expect(list.constituents).toHaveLength(12);
});

test('ID-05 a list of a coming day is not spoken of before it, whether or not there is a delay', async () => {
  const listsOf = (delay: number | string, ...dates: string[]): FolderFiles => ({
    'indexes.csv': `${columns}NEXT,Next,equity,,,${delay}\n`,
    'levels/a.csv': 'date,NEXT\n',
    'constituents/a.csv': `index,as_of,member,weight\n${dates.map((date) => `NEXT,${date},Of ${date},100\n`).join('')}`,
  });
  const find = ({ release }: Published) =>
    findItem(throwaway.store.db, release?.number ?? 0, 'constituents', 'NEXT');
  const rebalanced = listsOf('', '2026-12-09', '2026-12-15');
  const before = await publish('coming', '2026-12-14', rebalanced);
  expect(await find(before)).toMatchObject({
    asOfDate: '2026-12-09',
    constituents: [{ name: 'Of 2026-12-09' }],
  });
  expect(before.summary.get('constituents')?.leftOut.get('of a coming day, 2026-12-15')).toBe(1);
  const onTheDay = await publish('coming', '2026-12-15', rebalanced);
  expect(await find(onTheDay)).toMatchObject({ constituents: [{ name: 'Of 2026-12-15' }] });
  expect(await find(await publish('coming', '2026-12-14', listsOf(30, '2026-12-15')))).toBeNull();
});

test('ID-05 what is never published does not pass for a list that waits for its day', async () => {
  const { release } = await publish('never', '2026-11-20', {
    'indexes.csv': `${columns}NONE,None,equity,,none,30\n`,
    'levels/a.csv': 'date,NONE\n',
    'constituents/a.csv': 'index,as_of,member\nNONE,2026-11-10,One\n',
  });
  const list = await getItem(throwaway.store.db, release?.number ?? 0, 'constituents', 'NONE');
  expect(list).toMatchObject({ withheld: 'none', numberOfConstituents: 0, constituents: [] });
});

test('figures know nothing of the levels before the first public day', async () => {
  expect(await indexAsOf(throwaway.store, 1, 'HIST')).toMatchObject({
    firstDate: '2026-11-18',
    numberOfLevels: 2,
  });
});

test('the first public level of a history that is cut does not pass for the inception', async () => {
  const index = await indexAsOf(throwaway.store, 1, 'HIST');
  expect(index?.figures['returnSinceInception'] ?? null).toBeNull();
});

test('levels that were public leave the release when they are withheld later', async () => {
  const later = {
    'indexes.csv': `${columns}HIST,History,equity,2026-11-19,,\n`,
    'constituents/a.csv': 'index,member\n',
  };
  const { release } = await publish('later', '2026-12-11', later);
  const levels = await findLevels(throwaway.store.db, release?.number ?? 0, 'HIST');
  expect(Array.from(levels?.days ?? [], isoOfDay)).toEqual(['2026-11-19']);
});

test('levels that were checked before another publish withheld them are not added after it', async () => {
  const { store } = throwaway;
  const withHistory = (from: string) => ({
    'indexes.csv': `${columns}HIST,History,equity,${from},,\n`,
    'constituents/a.csv': 'index,member\n',
  });
  await publish('open', '2026-12-12', withHistory(''));
  const file = `${folders.write('day', { 'a.csv': 'date,HIST\n2026-11-13,27182.5\n' })}/a.csv`;
  const beginPublishing = async () => {
    await publish('closed', '2026-12-12', withHistory('2026-11-18'));
    return store.session.beginPublishing();
  };
  const overtaken = { ...store, session: { ...store.session, beginPublishing } };
  const publishing = publishLevels(overtaken, { file, today: dayOfIso('2026-12-12') ?? 0 });
  await expect(publishing).rejects.toThrow(UnavailableError);
  expect(await everythingStored()).not.toContain('27182');
});

test('IN-02 an article of a coming day is not public before it, and comes with the first publish from then on', async () => {
  const changes = {
    // Without anything else that waits.
    'indexes.csv': `${columns}HIST,History,equity,,,\n`,
    'constituents/a.csv': 'index,as_of,member,weight\n',
    'insights.yaml': `types: [{ type: research, label: { en-us: Research } }]
strategists:
  - { strategist: ann, name: { en-us: Ann }, role: { en-us: Strategist }, biography: { en-us: Writes } }
`,
    'articles/en-us/1-out.md': articleOf('2027-01-04'),
    'articles/en-us/2-waits.md': articleOf('2027-01-06'),
  };
  const find = (published: Published, key: string) =>
    findItem(throwaway.store.db, published.release?.number ?? 0, 'article', key);
  const before = await publish('articles', '2027-01-05', changes);
  expect(await find(before, '1/en-us')).not.toBeNull();
  expect(await find(before, '2/en-us')).toBeNull();
  expect(before.summary.get('article')?.leftOut.get('waits for 2027-01-06')).toBe(1);
  expect((await publish('articles', '2027-01-05', changes)).release).toBeNull();
  const onTheDay = await publish('articles', '2027-01-06', changes);
  expect(await find(onTheDay, '2/en-us')).not.toBeNull();
  expect((await publish('articles', '2027-01-07', changes)).release).toBeNull();
});

test('a history that is withheld no longer has its return since inception again, also without a new level', async () => {
  const since = (from: string): FolderFiles => ({
    'indexes.csv': `${columns}OPEN,Opened,equity,${from},,\n`,
    'levels/a.csv': 'date,OPEN\n2026-11-18,100\n2026-11-19,101\n',
    'constituents/a.csv': 'index,member\n',
  });
  const inceptionOf = async (release: number | undefined) =>
    (await indexAsOf(throwaway.store, release ?? 0, 'OPEN'))?.figures['returnSinceInception'] ??
    null;
  const withheld = await publish('cut', '2026-12-20', since('2026-11-01'));
  expect(await inceptionOf(withheld.release?.number)).toBeNull();
  const whole = await publish('whole', '2026-12-20', since(''));
  // 101 / 100 − 1.
  expect(await inceptionOf(whole.release?.number)).toBeCloseTo(1, 10);
});
