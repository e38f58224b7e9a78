import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatMoment } from '#src/i18n/format-date.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { levelInput } from '../../../tests/support/level-input.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { makeIndex } from '../../../tests/support/small-indexes.ts';

const facts = { name: 'Measured', assetType: 'equity', launchDate: '2026-01-05' } as const;
const open = makeIndex({ ...facts, fundId: 'OPEN' });
const rate = makeIndex({ ...facts, fundId: 'RATE', hasReturns: false });
const shut = {
  ...makeIndex({ ...facts, fundId: 'SHUT' }),
  entitlements: { ...open.entitlements, downloads: false },
};

// 5 to 7 January 2026.
const [first, second, last] = [20_458, 20_459, 20_460];

let site: SmallApi;
let releases: number[] = [];
beforeAll(async () => {
  site = await openSmallApi('embedded');
  const days = [
    { [first]: 100, [second]: 101 },
    { [last]: 102 },
    // Two levels are corrected, one of them the last.
    { [second]: 101.5, [last]: 102.75 },
  ];
  for (const [at, byDay] of days.entries()) {
    const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: String(at) });
    if (at === 0) {
      await draft.putItems(
        'index',
        [open, rate, shut].map((body) => ({ key: body.fundId, body })),
      );
    }
    await draft.putLevels(['OPEN', 'RATE', 'SHUT'].map((fundId) => levelInput(fundId, byDay)));
    const { number } = await draft.flip();
    releases = [...releases, number];
    await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
  }
}, 120_000);
afterAll(() => site.close());

const working = (indexId: string, more = {}) =>
  site.ask('working', { indexId, figure: 'asOfLevel', ...more });

test('a level says in which release and when it came out, and what it was corrected from', async () => {
  const found = await working('OPEN');
  expect(found).toMatchObject({
    name: 'Level',
    value: 102.75,
    shown: '102.75',
    from: '2026-01-07',
    to: '2026-01-07',
    formula: '/page/methodology#index-level',
    withheld: false,
  });
  expect(found.inputs).toMatchObject([{ value: 102.75, backTested: false, corrected: true }]);
  // It is what was published: there are no numbers to fill in.
  expect(found.steps).toMatchObject([
    { symbol: 'result', formula: 'end', filled: null, value: 102.75 },
  ]);
  const [, publishedIn, correctedIn] = releases;
  const { published } = await getRelease(site.store.db, publishedIn!);
  const moment = formatMoment('en-us', new Date(published).toISOString());
  const [publication, correction] = found.rules.map(({ text }) => text);
  expect(publication).toBe(
    `The level was first published in release ${publishedIn}, on ${moment}.`,
  );
  expect(correction).toMatch(
    new RegExp(`^Release ${correctedIn}, of [^,]+, corrected it from 102.00 to 102.75.`),
  );
  expect(found.rules.map(({ rule }) => rule)).toEqual([
    'published',
    `corrected-in-${correctedIn}`,
    'rounding',
  ]);
  expect(found.earlier).toMatchObject([
    { release: publishedIn, value: 102, reasons: ['levels-changed'] },
    { release: releases[0], value: 101, reasons: ['levels-added', 'levels-changed'] },
  ]);
  expect(found.code?.python).toContain('level_on["2026-01-07"]');
  expect(found.data).toBe(`/data/releases/${correctedIn}/indexes/OPEN/observations/asOfLevel.csv`);
  const before = await working('OPEN', { asof: String(publishedIn) });
  expect([before.value, before.rules.map(({ rule }) => rule)]).toEqual([
    102,
    ['published', 'rounding'],
  ]);
});

test('a rate, which has no other figure, has a level that can be asked', async () => {
  expect(await working('RATE')).toMatchObject({ value: 102.75, missing: null });
});

test('of a level that may not be downloaded it gives the shown digits and its publication alone', async () => {
  const found = await working('SHUT');
  expect(found).toMatchObject({ withheld: true, value: null, data: null, code: null, earlier: [] });
  expect(found.shown).toBe('102.80');
  expect(found.inputs.map(({ value }) => value)).toEqual([null]);
  expect(found.rules.map(({ rule }) => rule)).toEqual(['published', 'rounding']);
});

test('the ends of the range of a year tell which levels count, and when the index was there last', async () => {
  const [high, low] = await Promise.all(
    (['high52Weeks', 'low52Weeks'] as const).map((figure) => working('OPEN', { figure })),
  );
  expect(high).toMatchObject({
    name: '52-week high',
    value: 102.75,
    shown: '102.75',
    from: '2026-01-05',
    to: '2026-01-07',
    observations: 3,
    formula: '/page/methodology#fifty-two-week-range',
    steps: [{ formula: 'highest(levels)', value: 102.75 }],
  });
  expect(low).toMatchObject({ value: 100, shown: '100.00' });
  expect(low?.rules).toEqual([
    {
      rule: 'since-first',
      text: 'The history is shorter than 52 weeks: its levels from 5 Jan 2026 to 7 Jan 2026 count.',
    },
    { rule: 'latest-day', text: 'The index was there last on 5 Jan 2026.' },
    expect.objectContaining({ rule: 'rounding' }),
  ]);
  expect(low?.code?.excel).toBe('=(MIN($B$2:$B$4))');
  // Rates have no returns, but levels.
  expect(await working('RATE', { figure: 'low52Weeks' })).toMatchObject({ value: 100 });
  const rolling = await working('RATE', { figure: 'bestRollingReturn1Y' });
  expect([rolling.value, rolling.missing]).toEqual([null, 'no-returns']);
  const shutHigh = await working('SHUT', { figure: 'high52Weeks' });
  expect([shutHigh.value, shutHigh.shown, shutHigh.steps[0]?.value]).toEqual([
    null,
    '102.80',
    null,
  ]);
});
