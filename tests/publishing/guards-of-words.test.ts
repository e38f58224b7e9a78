import { afterAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { checkFolder, openFolder } from '#src/publishing/check-folder.ts';
import { site, temporaryFolders, type FolderFiles } from './provider-folder.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

let count = 0;

/** What the guards ask of a folder on a day, each with its guard and place. */
async function askedOf(files: FolderFiles, today = '2026-11-28'): Promise<string[]> {
  const folder = folders.write(`folder${count++}`, files);
  const input = { folder, filesDir: null, today: dayOfIso(today) ?? 0 };
  const { questions } = await checkFolder(await openFolder(input));
  return questions
    .open(null)
    .flatMap(({ listed }) => listed)
    .map(({ guard, line, column, index, found }) => {
      const place = [line, column].filter(Boolean).join(':');
      return [guard, place, index, found].filter(Boolean).join(' ');
    });
}

const indexes = (columns: string, ...rows: string[]): FolderFiles => ({
  'indexes.csv': `fund_id,name,asset_type,${columns}\n${rows.join('\n')}\n`,
});

const calendars = `${site}calendar:
  time: '18:00'
  holidays: [2025-12-25, 2026-12-25]
  named:
    rome: { holidays: [2027-12-24] }
    always: { holidays: [] }
`;
const going = (calendar: string, ceasedOn = '') =>
  indexes(
    'calendar,ceased_on',
    `AAA,Alpha,equity,${calendar},${ceasedOn}`,
    'BBB,Beta,equity,rome,',
  );

test.each([
  ['a month before the year that it lacks', '2026-12-01', '', true],
  ['two months before', '2026-11-01', '', false],
  ['years after it', '2029-06-01', '', true],
  ['that no index goes by', '2029-06-01', ',2026-06-30', false],
])('a calendar that ends is asked about: %s', async (_, today, ceased, isAsked) => {
  const [calendar, ceasedOn = ''] = ceased.split(',');
  const files = { 'site.yaml': calendars, ...going(calendar ?? '', ceasedOn) };
  const own = (await askedOf(files, today)).filter((one) => one.includes('calendar.holidays'));
  const found =
    'ended-calendar 11:26 calendar.holidays ends with 2026, and AAA goes by it: from 2027 on every weekday counts as one with a level';
  expect(own).toEqual(isAsked ? [found] : []);
});

test('a named calendar that ends is asked about by its name, and one without holidays never', async () => {
  const files = { 'site.yaml': calendars, ...going('always') };
  expect(await askedOf(files, '2028-01-03')).toEqual([
    'ended-calendar 13:24 calendar.named.rome.holidays ends with 2027, and BBB goes by it: from 2028 on every weekday counts as one with a level',
  ]);
});

test('holidays on weekends are asked about once a list, at the first', async () => {
  const calendar = `${site}calendar:
  time: '18:00'
  holidays: [2028-12-25]
  named:
    rome:
      holidays:
        - 2028-04-14
        - 2027-12-25
        - 2027-12-26
`;
  expect(await askedOf({ 'site.yaml': calendar, ...going('rome') })).toEqual([
    'odd-terms 16:11 calendar.named.rome.holidays has days on weekends: 2027-12-25, 2027-12-26',
  ]);
});

test('words that differ in letters alone, and one portfolio of two asset types, are asked about', async () => {
  const files = indexes(
    'family,region,variant_group,currency',
    'AAA,Alpha,equity,World,Europe,G,USD',
    'BBB,Beta,equity,world,Europe ex UK,G,EUR',
    'CCC,Gamma,fixed-income,World,EUROPE,G,JPY',
  );
  expect(await askedOf(files)).toEqual([
    'odd-terms 3:17 BBB its family, world, is World of AAA in other letters',
    'odd-terms 4:30 CCC its region, EUROPE, is Europe of AAA in other letters',
    'odd-terms 4:11 CCC its asset_type is fixed-income, and that of AAA of the same variant_group equity',
  ]);
});

test('terms of an index that mean nothing by themselves are asked about', async () => {
  const files = indexes(
    'base_value,constituents,constituents_delay_days,returns,benchmark_fund_id',
    'AAA,Alpha,equity,100,,,,BBB',
    'BBB,Beta,equity,,none,30,no,',
  );
  expect(await askedOf(files)).toEqual([
    'odd-terms 2:18 AAA its base_value is 100, and it has no base_date',
    'odd-terms 3:23 BBB its constituents_delay_days are 30, and its constituents none',
    'odd-terms 2:25 AAA its benchmark_fund_id is BBB, with returns: no, so that nothing is compared with it',
  ]);
});

test('an index that a notice ended, and that goes on, is asked about', async () => {
  const notice = (day: string) =>
    `notice_id,date,effective_date,type,indexes,title,text\nend,2026-01-02,${day},termination,AAA,End,It ends\n`;
  const over = { 'notices.csv': notice('2026-03-31') };
  expect(await askedOf(over)).toEqual([
    'odd-terms 2:16 end: it ended AAA on 2026-03-31, and there is no ceased_on in indexes.csv',
  ]);
  expect(await askedOf({ 'notices.csv': notice('2026-12-31') })).toEqual([]);
  const ended = indexes('ceased_on', 'AAA,Alpha,equity,2026-03-31');
  expect(await askedOf({ ...over, ...ended })).toEqual([]);
});

test('an ISIN or ticker of two indexes that go on is asked about', async () => {
  const files = indexes(
    'isin,ticker,ceased_on',
    'AAA,Alpha,equity,US0378331005,ALP,',
    'BBB,Beta,equity,US0378331005,BET,',
    'CCC,Gamma,equity,,alp,',
    'DDD,Delta,equity,US0378331005,ALP,2020-01-02',
  );
  expect(await askedOf(files)).toEqual([
    'odd-terms 3:17 BBB its isin, US0378331005, is that of AAA too',
    'odd-terms 4:19 CCC its ticker, alp, is that of AAA too',
  ]);
});

test('a table in a folder of its own, which nothing reads, is asked about', async () => {
  const levels = 'date,AAA\n2026-11-19,100\n';
  const files = { 'levels/a.csv': levels, 'levels/2026/a.csv': levels };
  expect(await askedOf(files)).toEqual(['unknown-file nothing reads it']);
});
