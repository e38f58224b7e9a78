import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { decodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { mixedLevels, publishMixed } from '../../../tests/support/mixed-indexes.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';

/** Of one the provider allows no downloads, of the other it withholds the beginning. */
const withheld = ['SECRET', 'NARROW'] as const;

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
  await publishMixed(site);
});
afterAll(() => site.close());

/** Windows as one who works levels out would ask for them: a day more each time. */
const windows = Array.from({ length: 40 }, (_, i) => {
  const from = dayOfIso('2022-03-01')! + i;
  return { from: isoOfDay(from), to: isoOfDay(from + 30 + 7 * i) };
});

test.each(withheld)('%s enters no blend, however small its part', async (fundId) => {
  for (const weight of ['0.01', '1', '50', '99.99']) {
    const rest = (100 - Number(weight)).toFixed(2);
    for (const from of [null, ...windows.map((one) => one.from)].slice(0, 8)) {
      const path = `/api/blend?of=ONE*${rest},${fundId}*${weight}${from ? `&from=${from}` : ''}`;
      const answer = await site.api.request(path);
      const text = await answer.text();
      expect([path, answer.status, /"(?:levels|figures|value)"/.test(text)]).toEqual([
        path,
        400,
        false,
      ]);
    }
  }
});

test.each(withheld)(
  '%s has the figures of its own page whatever window is asked for',
  async (fundId) => {
    const page = await site.ask('indexFigures', { indexId: fundId });
    const whole = await site.ask('compare', { ids: `ONE,TWO,${fundId}` });
    const usual = whole.indexes[2]!.usual;
    const known = new Map(
      [...page.periodReturns, ...page.risk].map(({ tag, value }) => [tag, value]),
    );
    let compared = 0;
    for (const [tag, value] of Object.entries(usual.figures)) {
      if (value === null || !known.has(tag)) continue;
      compared += 1;
      // As it is shown, with no more digits than that.
      expect([tag, Math.abs(value - known.get(tag)!) <= 0.005_000_1]).toEqual([tag, true]);
      expect([tag, Number(value.toFixed(2))]).toEqual([tag, value]);
    }
    expect(compared).toBeGreaterThan(8);
    for (const window of windows) {
      for (const ids of [`ONE,TWO,${fundId}`, `MONTHLY,ONE,${fundId}`]) {
        const { indexes, crises, correlations } = await site.ask('compare', { ids, ...window });
        const one = indexes[2]!;
        expect({
          window,
          withheld: one.withheld,
          asOfDate: one.asOfDate,
          usual: one.usual,
        }).toEqual({
          window,
          withheld: true,
          asOfDate: '2026-10-30',
          usual,
        });
        expect([one.window, one.againstBase, one.drawdown, one.rollingReturn]).toEqual([
          null,
          null,
          null,
          null,
        ]);
        const others = crises.flatMap((crisis) => crisis.indexes[2]!);
        expect(others.every((crisis) => crisis.missing === 'withheld')).toBe(true);
        const paired = correlations.filter((pair) => [pair.one, pair.other].includes(fundId));
        expect(paired.map(({ value }) => value)).toEqual([null, null]);
      }
    }
  },
);

test('the highest and lowest level of the year have the digits that are shown of others', async () => {
  const rangeOf = async (indexId: string) =>
    (await site.ask('indexFigures', { indexId })).range52Weeks!;
  const { high, low } = await rangeOf('SECRET');
  const digits = ({ value }: typeof high) => Number(value.toPrecision(4)) === value;
  expect([digits(high), digits(low)]).toEqual([true, true]);
  const open = await rangeOf('NARROW');
  expect([digits(open.high), digits(open.low)]).toEqual([false, false]);
});

test.each(withheld)('nothing is measured against %s', async (fundId) => {
  const { indexes } = await site.ask('compare', { ids: `ONE,TWO,${fundId}`, base: fundId });
  expect(indexes.map(({ againstBase }) => againstBase)).toEqual([null, null, null]);
});

test('the lines of any windows give back no level that its page does not draw', async () => {
  const { indexPrices } = await site.ask('indexPrices', { secId: 'SECRET' });
  const drawn = decodeLevels(indexPrices[0]!.pricesData!);
  const shown = byDay(drawn);
  const { days, values } = mixedLevels('SECRET');
  const exact = new Map(days.map((day, at) => [day, values[at]!]));
  /** Every estimate of a level that the lines allow, by day. */
  const guesses = new Map<number, number[]>();
  for (const window of windows) {
    const { indexes } = await site.ask('compare', { ids: 'ONE,TWO,SECRET', ...window });
    const line = decodeLevels(indexes[2]!.levels!);
    const base = shown.get(line.days[0]!)!;
    for (const [day, value] of byDay(line)) {
      guesses.set(day, [...(guesses.get(day) ?? []), (value * base) / 100]);
    }
  }
  expect([...guesses.keys()].filter((day) => !shown.has(day))).toEqual([]);
  for (const [day, all] of guesses) {
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    // The mean of all estimates comes to the coarse level that is drawn, which a line may miss by what is cut off it,
    // not to the exact one.
    expect(Math.abs(mean - shown.get(day)!)).toBeLessThan(0.004);
  }
  const apart = [...guesses.keys()].map((day) => Math.abs(shown.get(day)! - exact.get(day)!));
  expect(Math.max(...apart)).toBeGreaterThan(0.02);
});

test('a rate that may not be downloaded is no part of figures over free windows', async () => {
  const body = await getItem(site.store.db, site.snapshot().release, 'site', 'site');
  const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: 'rate' });
  await draft.putItems('site', [{ key: 'site', body: { ...body, riskFree: { USD: 'SECRET' } } }]);
  const { number } = await draft.flip();
  await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
  const { indexes } = await site.ask('compare', { ids: 'ONE,TWO', ...windows[0] });
  for (const one of indexes) {
    expect(one.window?.missing['sharpeRatio']).toBe('no-risk-free');
    expect(one.usual.missing['sharpeRatio3Y']).toBe('no-risk-free');
  }
  const { blend } = await site.ask('blend', { of: 'ONE*60,TWO*40' });
  expect(blend.usual.missing['sortinoRatio1Y']).toBe('no-risk-free');
});

const byDay = ({ days, values }: Levels) =>
  new Map(Array.from(days, (day, at) => [day, values[at]!]));
