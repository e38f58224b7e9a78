import { expect, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

/** Neither may be downloaded: one has a level a day, one a level a month and drawdowns. */
const [daily, monthly] = [demoIndexes.measure.fundId, demoIndexes.monthly.fundId];

type Level = { day: number; value: number };

/** What the store holds. */
async function levelsOf(fundId: string): Promise<Level[]> {
  const { days, values } = (await findLevels(site.store.db, 1, fundId))!;
  return Array.from(days, (day, at) => ({ day, value: values[at]! }));
}

/** What of them a page shows: the last of each week with four digits, and the very last as it is. */
async function shownOf(fundId: string): Promise<Level[]> {
  const all = await levelsOf(fundId);
  // 1970-01-01 was a Thursday: weeks begin on the Monday before.
  const weekOf = ({ day }: Level) => Math.floor((day + 3) / 7);
  const ends = all.filter((one, at) => {
    const next = all[at + 1];
    return next === undefined || weekOf(next) !== weekOf(one);
  });
  return ends.map(({ day, value }) => {
    const isLast = day === all.at(-1)!.day;
    return { day, value: isLast ? value : Number(value.toPrecision(4)) };
  });
}

function fallsOf(levels: readonly Level[]): Level[] {
  let high = -Infinity;
  return levels.map(({ day, value }) => {
    high = Math.max(high, value);
    return { day, value: (value / high - 1) * 100 };
  });
}

/** The corners of the lines of a picture, in its own units; those of its grid have two. */
function cornersOf(svg: string): { x: number; y: number }[] {
  const lines = Array.from(svg.matchAll(/<path[^>]* d="(M [\d. ]+(?: L [\d. ]+){2,})"/g));
  return lines.flatMap(([, line = '']) =>
    Array.from(line.matchAll(/([\d.]+) ([\d.]+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );
}

/**
 * Takes what is drawn for levels, as an attacker would: the highest and lowest place are the highest and lowest level that are
 * shown, the first and last place the first and last day.
 */
function readBack(svg: string, shown: readonly Level[]): Level[] {
  const corners = cornersOf(svg);
  const scale = (places: number[], lowest: number, highest: number) => {
    const [least, most] = [Math.min(...places), Math.max(...places)];
    return (place: number) => lowest + ((place - least) / (most - least)) * (highest - lowest);
  };
  const values = shown.map(({ value }) => value);
  const dayAt = scale(
    corners.map(({ x }) => x),
    shown[0]!.day,
    shown.at(-1)!.day,
  );
  const valueAt = scale(
    corners.map(({ y }) => -y),
    Math.min(...values),
    Math.max(...values),
  );
  return corners.map(({ x, y }) => ({ day: Math.round(dayAt(x)), value: valueAt(-y) }));
}

/** That a drawing holds no other levels than those shown, beyond what its whole units blur. */
function expectNoMore(drawn: readonly Level[], shown: readonly Level[]): void {
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.length).toBeLessThanOrEqual(shown.length);
  const values = shown.map(({ value }) => value);
  const unit = (Math.max(...values) - Math.min(...values)) / 9_000;
  const byDay = new Map(shown.map((one) => [one.day, one.value]));
  const others = drawn.filter(({ day, value }) => {
    // A place stands for a day, or on a long axis for one beside it.
    const near = [day - 1, day, day + 1].map((one) => byDay.get(one) ?? Infinity);
    return !near.some((one) => Math.abs(one - value) <= 1.5 * unit);
  });
  expect(others).toEqual([]);
}

test.each([
  [daily, 'levels.svg?period=1Y', false],
  [daily, 'levels.svg?period=1Y&width=2400&height=2400', false],
  [daily, 'share.svg', false],
  [monthly, 'levels.svg?period=5Y', false],
  [monthly, 'drawdown.svg?period=5Y', true],
] as const)(
  'the line of %s in %s gives no level beyond those that its page shows, and none in more digits',
  async (fundId, picture, isFall) => {
    const svg = await (await site.get(`/charts/indexes/${fundId}/${picture}`)).text();
    const all = await shownOf(fundId);
    const last = all.at(-1)!.day;
    const years = picture.includes('5Y') ? 5 : 1;
    const begin = isoOfDay(last).replace(/^\d+/, (year) => String(Number(year) - years));
    // The window begins with the level on its first day, or with the last before it.
    const from = all.findLast(({ day }) => isoOfDay(day) <= begin)!.day;
    const shown = (isFall ? fallsOf(all) : all).filter(({ day }) => day >= from);
    expectNoMore(readBack(svg, shown), shown);
  },
);

test('what cards, lists and articles draw of such an index has no more digits than its page', async () => {
  const withheld = new Set<string>();
  for (const page of [1, 2, 3]) {
    const answer = await site.get(`/api/portfolio-returns?size=200&page=${page}&line=1Y`);
    const { portfolios } = (await answer.json()) as {
      portfolios: { fundId: string; line: { values: number[]; days: string[] } | null }[];
    };
    for (const { fundId, line } of portfolios) {
      if (line === null) continue;
      expect([fundId, line.days.length <= 54]).toEqual([fundId, true]);
      expect([fundId, line.values.filter((one) => one !== Number(one.toPrecision(4)))]).toEqual([
        fundId,
        [],
      ]);
      const { status } = await site.get(`/api/index-prices/download?secId=${fundId}`);
      if (status === 403) withheld.add(fundId);
    }
  }
  expect(withheld.size).toBeGreaterThan(5);
  const answer = await site.get('/api/insights/articles/?size=200');
  type Picture = { fundId: string; from: string; to: string; line: number[] } & {
    change: number;
    changeUnit: 'percent' | 'points';
  };
  const { insights } = (await answer.json()) as { insights: { picture: Picture | null }[] };
  const pictures = insights.flatMap(({ picture }) =>
    picture && withheld.has(picture.fundId) ? [picture] : [],
  );
  expect(pictures.length).toBeGreaterThan(0);
  for (const { fundId, from, to, change, changeUnit, line } of pictures) {
    const shown = new Map((await shownOf(fundId)).map(({ day, value }) => [isoOfDay(day), value]));
    const [before, after] = [shown.get(from)!, shown.get(to)!];
    const expected = changeUnit === 'points' ? after - before : (after / before - 1) * 100;
    expect(change).toBe(Number(expected.toPrecision(10)));
    expect(line.length).toBeLessThan(60);
  }
});
