import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { levelDatesOf } from '#src/api/levels/level-dates.ts';
import { figuresOfRelease } from '#src/catalogue/figures/figures-of-release.ts';
import { startLiveCatalogue } from '#src/catalogue/live-catalogue.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { compareLevelsFile } from '#src/publishing/compare-folder.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { createLog } from '#src/server/observe/log.ts';
import { listItems } from '#src/store/items/items.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { copiedStore, emptyStore, engines, type ThrowawayStore } from '../support/stores.ts';
import { site, temporaryFolders, type FolderFiles } from './provider-folder.ts';

// In Tokyo the year ends a day before, and Monday the 12th of January is a holiday.
const tokyo = "['2025-12-31', '2026-01-01', '2026-01-12']";
const calendars = `calendar:
  time: '22:30'
  holidays: ['2026-01-01']
  named:
    tokyo: { time: '07:00', holidays: ${tokyo} }
`;
const indexes = `fund_id,name,asset_type,frequency,calendar
AAA,Alpha,equity,daily,
JPN,Nippon,equity,daily,tokyo
JPM,Nippon by month,equity,monthly,tokyo
`;

const withBenchmark = `fund_id,name,asset_type,frequency,calendar,benchmark_fund_id
AAA,Alpha,equity,daily,,JPN
JPN,Nippon,equity,daily,tokyo,
JPM,Nippon by month,equity,monthly,tokyo,
`;

/** Levels of the weekdays from the first of September to the day before New Year's Eve. */
const days = Array.from({ length: 200 }, (_, at) => (dayOfIso('2025-09-01') ?? 0) + at)
  .filter((day) => day <= (dayOfIso('2025-12-30') ?? 0) && ((day + 4) % 7) % 6 !== 0)
  .map(isoOfDay);
const levels = ['date,AAA,JPN', ...days.map((day, at) => `${day},${100 + at},${100 + at}`)].join(
  '\n',
);
const folder: FolderFiles = {
  'site.yaml': site + calendars,
  'indexes.csv': indexes,
  'levels/daily.csv': levels,
  'levels/monthly.csv': 'date,JPM\n2025-11-28,100\n2025-12-30,101\n',
};

describe.each(engines)('calendars of several names on %s', (engine) => {
  const folders = temporaryFolders();
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(async () => {
    await thrown.remove();
    folders.remove();
  });
  beforeEach(() => emptyStore(thrown.store));

  let count = 0;
  const published = async (files: FolderFiles) => {
    const written = folders.write(`${engine}${count++}`, { ...folder, ...files });
    await publishFolder(thrown.store, { folder: written, accepted: acceptedAll });
    return (await findCurrentRelease(thrown.store.db))!.number;
  };

  test('an index is due, and late, by its own', async () => {
    await published({});
    const live = await startLiveCatalogue(thrown.store, createLog('silent'));
    onTestFinished(() => live.close());
    const all = await levelDatesOf({ snapshot: live.snapshot(), db: thrown.store.db });
    const due = all.map(({ indexes: [index], nextDue, lateFrom }) => [
      index?.fundId,
      nextDue?.date,
      lateFrom,
    ]);
    expect(Object.fromEntries(due.map(([fundId, ...when]) => [fundId, when]))).toEqual({
      AAA: ['2025-12-31', '2025-12-31T22:30:00.000Z'],
      JPN: ['2026-01-02', '2026-01-02T07:00:00.000Z'],
      // Its December came on the 30th: without the calendar it would be due the day after.
      JPM: ['2026-01-30', '2026-01-30T07:00:00.000Z'],
    });
  });

  test('guards ask about a level on a holiday of its own', async () => {
    await published({});
    const text = 'date,AAA,JPN\n2026-01-12,181,181\n';
    const file = `${folders.write(`${engine}${count++}`, { 'n.csv': text })}/n.csv`;
    const compared = await compareLevelsFile(thrown.store, { file });
    const closed = compared.questions.filter(({ guard }) => guard === 'closed-day');
    expect(closed).toMatchObject([{ count: 1, listed: [{ index: 'JPN' }] }]);
    const other = 'date,AAA,JPN\n2025-12-31,181,181\n';
    const eve = `${folders.write(`${engine}${count++}`, { 'n.csv': other })}/n.csv`;
    const asked = (await compareLevelsFile(thrown.store, { file: eve })).questions;
    expect(asked.find(({ guard }) => guard === 'closed-day')).toMatchObject({
      listed: [{ index: 'JPN' }],
    });
  });

  /** Figures of an index as they are kept. */
  const figuresIn = async (release: number, fundId: string) => {
    const read = await figuresOfRelease(thrown.store, release, {
      keeps: true,
      narrowed: new Map(),
    });
    const records = await listItems(thrown.store.db, release, 'index', { limit: 9 });
    return (await read(records.map(({ body }) => body))).get(fundId)!.values;
  };

  test('its months end by its own, and its figures are those of a provider with that calendar alone', async () => {
    const first = await published({});
    const plain = await figuresIn(first, 'AAA');
    const own = await figuresIn(first, 'JPN');
    expect(own).not.toEqual(plain);
    const alone = `calendar: { time: '22:30', holidays: ${tokyo} }\n`;
    const second = await published({
      'site.yaml': site + alone,
      'indexes.csv': indexes.replaceAll('tokyo', ''),
    });
    expect(await figuresIn(second, 'AAA')).toEqual(own);
  });

  test('figures that are kept are made anew once the calendar has changed, its own or that of its benchmark', async () => {
    const files = { 'indexes.csv': withBenchmark };
    const basisOf = async (release: number, fundId: string) => {
      await figuresIn(release, fundId);
      const { db } = thrown.store;
      const kept = db.selectFrom('figures').select('basis').where('fund_id', '=', fundId);
      return (await kept.executeTakeFirstOrThrow()).basis;
    };
    const first = await published(files);
    const japan = await figuresIn(first, 'JPN');
    const world = await basisOf(first, 'AAA');
    const changed = { ...files, 'site.yaml': site + calendars.replace("'2025-12-31', ", '') };
    const second = await published(changed);
    expect(await figuresIn(second, 'JPN')).not.toEqual(japan);
    expect(await basisOf(second, 'AAA')).not.toBe(world);
  });
});
