import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { mixedLevels, publishMixed } from '../../../tests/support/mixed-indexes.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';

/** SECRET may not be downloaded; TWO is measured with it. */
let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
  const mixed = await publishMixed(site);
  const two = await getItem(site.store.db, mixed, 'index', 'TWO');
  const draft = await beginRelease(site.store, { label: 'measured', note: '', sourceHash: 'm' });
  const body = { ...two, benchmarkFundId: 'SECRET' };
  await draft.putItems('index', [{ key: 'TWO', body }]);
  const { number } = await draft.flip();
  await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
});
afterAll(() => site.close());

const exact = () => {
  const { days, values } = mixedLevels('SECRET');
  return new Map(days.map((day, at) => [isoOfDay(day), values[at]!]));
};

const tags = ['1M', '3M', '6M', 'MTD', 'QTD', 'YTD', '1Y'].map((window) => `return${window}`);

/** What would be the level that each return begins with, worked back from the last one. */
const workedBack = (last: number, returns: Record<string, number | null>) =>
  Object.entries(returns).flatMap(([tag, value]) =>
    value === null ? [] : [[tag, last / (1 + value / 100)] as const],
  );

test('no level of a closed index follows from its figures to more digits than are drawn', async () => {
  const levels = exact();
  const [lastDay, last] = [...levels].at(-1)!;
  const { portfolios } = await site.ask('portfolioReturns', {
    filterPattern: 'SECRET',
    columns: tags.join(','),
  });
  const row = portfolios.find(({ fundId }) => fundId === 'SECRET')!;
  expect(row.asOfDate).toBe(lastDay);
  const figures = await site.ask('indexFigures', { indexId: 'SECRET' });
  const ofPage = Object.fromEntries(figures.periodReturns.map(({ tag, value }) => [tag, value]));
  for (const given of [row.figures, ofPage]) {
    const guesses = workedBack(last, given).filter(([tag]) => tags.includes(tag));
    expect(guesses.length).toBeGreaterThan(3);
    // A hit would be nearer to a level than its last published digit.
    const hits = guesses.filter(([, guess]) =>
      [...levels.values()].some((level) => Math.abs(level - guess) < 2e-5),
    );
    expect(hits.length).toBeLessThan(2);
  }
});

test('nor from figures of others that are measured with it, from spans that are listed, or from any other figure', async () => {
  for (const indexId of ['SECRET', 'TWO']) {
    const { risk, drawdowns, rollingReturns, calendarYears } = await site.ask('indexFigures', {
      indexId,
    });
    const closed = indexId === 'SECRET';
    const values = [
      ...risk
        .filter(({ figure }) => closed || !['volatility', 'sharpe-ratio'].includes(figure))
        .map(({ value }) => value),
      ...(closed ? drawdowns.map(({ depth }) => depth) : []),
      ...(closed
        ? rollingReturns.flatMap(({ best, worst, median }) => [best.value, worst.value, median])
        : []),
      ...(closed ? calendarYears.flatMap(({ value, months }) => [value, ...months]) : []),
    ].filter((value) => value !== null);
    expect(values.length).toBeGreaterThan(10);
    expect(values.filter((value) => Number(value.toFixed(2)) !== value)).toEqual([]);
  }
  const columns = ['excessReturn1Y', 'excessReturn10Y', 'trackingError3Y', 'beta5Y', 'upCapture3Y'];
  const { portfolios } = await site.ask('portfolioReturns', { columns: columns.join(',') });
  const two = portfolios.find(({ fundId }) => fundId === 'TWO')!;
  const given = columns.flatMap((tag) => two.figures[tag] ?? []);
  expect(given).toHaveLength(columns.length);
  expect(given.filter((value) => Number(value.toFixed(2)) !== value)).toEqual([]);
});

test('the line of a list gives back no level that its page does not draw', async () => {
  const { indexPrices } = await site.ask('indexPrices', { secId: 'SECRET' });
  const drawn = decodeLevels(indexPrices[0]!.pricesData!);
  const { portfolios } = await site.ask('portfolioReturns', {
    filterPattern: 'SECRET',
    line: '1Y',
  });
  const line = portfolios.find(({ fundId }) => fundId === 'SECRET')!.line!;
  expect(line.days.length).toBeGreaterThan(45);
  const levels = exact();
  // The best that can be known: the line scaled by its last level, which is shown.
  const scale = drawn.values.at(-1)! / line.values.at(-1)!;
  const hits = line.days
    .slice(0, -1)
    .filter((day, at) => Math.abs(line.values[at]! * scale - levels.get(day)!) < 1e-3);
  expect(hits.length).toBeLessThan(line.days.length / 4);
});
