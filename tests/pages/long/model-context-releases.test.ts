import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { readParts, rowsOf } from '../../support/ask-in-parts.ts';
import { call, read } from '../../support/ask-program.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { openSiteApp, type SiteApp } from '../../support/site-app.ts';

const { bare, full, measure, withheld } = demoIndexes;
const page = `https://indexes.example/indexes/details/${full.fundId}`;
let site: SiteApp;

/**
 * A second release corrects a level, describes the index anew, renames its heaviest member and states another turnover;
 * an index without a launch date has a level, one whose data may not be downloaded has a list,
 * and one whose members are withheld has the date of one.
 */
beforeAll(async () => {
  site = await openSiteApp();
  const { store } = site;
  const draft = await beginRelease(store, { label: 'right', note: '', sourceHash: 'x' });
  const days = Int32Array.of(dayOfIso('2026-11-18')!);
  const values = Float64Array.of(5893.16);
  await draft.putLevels([
    { fundId: full.fundId, days, values, reason: 'A price came late' },
    { fundId: bare.fundId, days, values },
  ]);
  const index = await getItem(store.db, 1, 'index', full.fundId);
  const described = { ...index, description: { 'en-us': 'Described anew' } };
  await draft.putItems('index', [{ key: full.fundId, body: described }]);
  const list = await getItem(store.db, 1, 'constituents', full.fundId);
  const [heaviest, ...others] = list.constituents;
  const constituents = [{ ...heaviest!, name: 'Renamed' }, ...others];
  const { fundId } = measure;
  await draft.putItems('constituents', [
    { key: full.fundId, body: { ...list, constituents } },
    { key: fundId, body: { ...list, fundId } },
    {
      key: withheld.fundId,
      body: { ...list, fundId: withheld.fundId, withheld: 'none', constituents: [] },
    },
  ]);
  const history = await getItem(store.db, 1, 'reviews', full.fundId);
  const [newest, ...earlier] = history.reviews;
  const changes = { ...newest!.changes!, turnover: 12.3456 };
  const reviews = [{ ...newest!, changes }, ...earlier];
  await draft.putItems('reviews', [{ key: full.fundId, body: { ...history, reviews } }]);
  const { number } = await draft.flip();
  await site.untilServed(number);
});
afterAll(() => site.close());

type Level = { date: string; corrected?: true };
type Levels = { isRounded: boolean; everything?: string; levels: Level[] };

test('levels are those of the release that is asked for, which the answer names and cites', async () => {
  const day = { index: full.fundId, from: '2026-11-18', to: '2026-11-18', sampling: 'every-level' };
  expect(await read(site.app, 'read_levels', day)).toMatchObject({
    release: 2,
    citeAs: `${page}?asof=2`,
    levels: [{ date: '2026-11-18', level: 5893.16 }],
  });
  expect(await read(site.app, 'read_levels', { ...day, asof: '1' })).toMatchObject({
    release: 1,
    citeAs: `${page}?asof=1`,
    levels: [{ date: '2026-11-18', level: 5892.86 }],
  });
});

test('each level says whether it was corrected as of the release asked for, and the answer where that is told', async () => {
  const days = { index: full.fundId, from: '2026-11-17', sampling: 'every-level' };
  const correctedIn = async (asked: object) => {
    const { levels } = await read<Levels>(site.app, 'read_levels', asked);
    return levels.filter(({ corrected }) => corrected).map(({ date }) => date);
  };
  expect(await correctedIn(days)).toEqual(['2026-11-18']);
  expect(await correctedIn({ ...days, asof: '1' })).toEqual([]);
  const ledger = `https://indexes.example/api/index-details/corrections?indexId=${full.fundId}`;
  expect(await read(site.app, 'read_levels', days)).toMatchObject({ corrections: ledger });
  const before = await read(site.app, 'read_levels', { ...days, asof: '1' });
  expect(before).not.toHaveProperty('corrections');
});

test('a comparison is of the release that is asked for, which it cites', async () => {
  const indexes = [full.fundId, 'PLEMG_NTR_USD'];
  for (const [asked, release] of [
    [{}, 2],
    [{ asof: '1' }, 1],
  ] as const) {
    const { text } = await call(site.app, 'compare_indexes', { indexes, ...asked });
    expect(/Cite as: \S*asof=(\d+)/.exec(text)?.[1]).toBe(String(release));
  }
});

test('changes between releases begin with how many there are of each kind', async () => {
  const { text } = await call(site.app, 'read_changes', { from: 1, to: 2 });
  const [counts = '', file = ''] = text.split('\n');
  expect(counts).toMatch(
    /^From release 1 to 2: 1 levels corrected, 1 levels added, 2 indexes changed/,
  );
  expect(file).toBe('As a file: https://indexes.example/data/changes/1..2.ndjson');
});

test('where no launch date is known, a level is neither back-tested nor not', async () => {
  expect(await read(site.app, 'read_levels', { index: bare.fundId })).toMatchObject({
    launchDate: null,
    levels: [{ date: '2026-11-18', backTested: null }],
  });
});

test('the page of an index, its constituents and its reviews are those of the release that is asked for', async () => {
  for (const [name, change, part] of [
    ['read_index', 'Described anew'],
    ['read_index', '12.3456', 2],
    ['read_constituents', 'Renamed'],
    ['read_constituents', '12.3456'],
    ['read_reviews', '12.3456'],
  ] as const) {
    const now = await call(site.app, name, { index: full.fundId, part });
    const then = await call(site.app, name, { index: full.fundId, part, asof: '1' });
    expect([name, now.isError, then.isError]).toEqual([name, false, false]);
    expect([now, then].map(({ text }) => text.includes(change))).toEqual([true, false]);
  }
});

test('levels come one a month unless more are asked for', async () => {
  const asked = { index: full.fundId, from: '2025-01-01', to: '2025-12-31' };
  const { levels } = await read<Levels>(site.app, 'read_levels', asked);
  const months = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`);
  expect(levels.map(({ date }) => date.slice(0, 7))).toEqual(months);
});

test('where data may not be downloaded no file is named, and levels are said to be rounded', async () => {
  const open = await read<Levels>(site.app, 'read_levels', { index: full.fundId });
  expect(open.isRounded).toBe(false);
  const file = await site.get((open.everything ?? '').replace('https://indexes.example', ''));
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const shown = await read<Levels>(site.app, 'read_levels', { index: measure.fundId });
  expect(shown.isRounded).toBe(true);
  expect(shown.levels.length).toBeGreaterThan(0);
  expect(shown).not.toHaveProperty('everything');
  const list = await readParts(site.app, 'read_constituents', { index: measure.fundId });
  expect(rowsOf(list, 'constituents')).toHaveLength(50);
  for (const { data } of list) expect(data).not.toHaveProperty('everything');
});

test('of a dated list whose members are all withheld no review is told', async () => {
  const asked = { index: withheld.fundId };
  expect(await read(site.app, 'read_constituents', asked)).toMatchObject({
    withheld: 'none',
    constituents: [],
    changes: null,
  });
  expect(await read(site.app, 'read_reviews', asked)).toMatchObject({
    withheld: 'none',
    numberOfReviews: 0,
    reviews: [],
  });
});
