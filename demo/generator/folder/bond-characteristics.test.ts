import { expect, test } from 'vitest';
import { levelOn, rowsOf } from '../support/parsed-files.ts';
import { indexes, market, memberRows, published } from '../support/whole-demo.ts';
import { characteristicsFile } from './characteristics.ts';

type Row = ReturnType<typeof rowsOf>[number];

const rows = rowsOf(characteristicsFile(market, indexes, 1).text);

function figure(index: string, name: string): number {
  const row = rows.find((one) => one['index'] === index && one['name'] === name);
  return Number(row?.['value']);
}

test('duration follows the maturities of an index, and never exceeds its average maturity', () => {
  const ladder = ['PLUS1_TR_USD', 'PLUS3_TR_USD', 'PLUS7_TR_USD', 'PLUTL_TR_USD'];
  const durations = ladder.map((index) => figure(index, 'modifiedDuration'));
  expect(durations).toEqual(durations.toSorted((one, other) => one - other));
  expect(durations[0]).toBeGreaterThan(1);
  expect(durations[0]).toBeLessThan(3);
  const durationRows = rows.filter((row) => row['name'] === 'modifiedDuration');
  expect(durationRows.length).toBeGreaterThan(50);
  const longer = durationRows.filter(
    ({ index, value }) => Number(value) > figure(index!, 'averageMaturity'),
  );
  expect(longer).toEqual([]);
});

test('a yield is that of governments and the spread; weaker issuers pay more', () => {
  const [treasury, corporate, emerging, highYield] = [
    'PLUST_TR_USD',
    'PLUCB_TR_USD',
    'PLEMD_TR_USD',
    'PLUHY_TR_USD',
  ].map((index) => ({
    bondYield: figure(index, 'yieldToWorst'),
    spread: figure(index, 'optionAdjustedSpread'),
  }));
  expect(treasury!.spread).toBe(0);
  // The curve of the dollar runs from 3.5% overnight to little more than 4.1%.
  expect(treasury!.bondYield).toBeGreaterThan(3.5);
  expect(treasury!.bondYield).toBeLessThan(4.2);
  for (const { bondYield, spread } of [corporate!, emerging!, highYield!]) {
    expect(Math.abs(bondYield - treasury!.bondYield - spread / 100)).toBeLessThan(0.3);
  }
  expect(corporate!.spread).toBeLessThan(emerging!.spread);
  expect(emerging!.spread).toBeGreaterThan(200);
  expect(figure('PLEMC_TR_USD', 'optionAdjustedSpread')).toBeGreaterThan(200);
});

test('yield and average coupon are two figures', () => {
  const yields = rows.filter((row) => row['name'] === 'yieldToWorst');
  const same = yields.filter(
    ({ index, value }) => Number(value) === figure(index!, 'averageCoupon'),
  );
  // A few agree by chance.
  expect(same.length).toBeLessThan(yields.length / 10);
});

const ofBonds = new Set(
  indexes
    .filter(({ portfolio }) => portfolio.members?.kind === 'bonds')
    .map(({ fundId }) => fundId),
);
const lists = Map.groupBy(
  memberRows.filter((row) => ofBonds.has(row['index']!)),
  (row) => row['index']!,
);

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Years from 18 November 2026 to the date at the end of a bond's name. */
function yearsOf(name: string): number {
  const [dayOfMonth, month, year] = name.split(' ').slice(-3);
  const end = Date.UTC(Number(year), months.indexOf(month!), Number(dayOfMonth));
  return (end - Date.UTC(2026, 10, 18)) / 86_400_000 / 365.25;
}

const weightWhere = (list: Row[], holds: (row: Row) => boolean) =>
  list.filter(holds).reduce((sum, row) => sum + Number(row['weight']), 0);

test('the classes of maturity are those of the bonds that are listed', () => {
  const classes = rows.filter((row) => row['kind'] === 'maturity');
  expect(classes.length).toBeGreaterThan(100);
  for (const { index, name, value } of classes) {
    const [from = 0, to = 100] = name!.replace('+', '–').split('–').filter(Boolean).map(Number);
    const listed = weightWhere(lists.get(index!)!, ({ member }) => {
      const years = yearsOf(member!);
      return years >= from && years < to;
    });
    expect([index, name, Math.abs(listed - Number(value)) < 0.02]).toEqual([index, name, true]);
  }
});

test('an index holds bonds of the maturities that its name says', () => {
  const ranged = indexes.filter(({ name }) => /\d+-\d+ Years|\d+\+ Years/.test(name));
  expect(ranged.length).toBeGreaterThan(10);
  for (const { fundId, name } of ranged) {
    const [, from, to] = /(\d+)(?:-(\d+)|\+) Years/.exec(name)!;
    const years = lists.get(fundId)!.map(({ member }) => yearsOf(member!));
    expect([fundId, Math.min(...years) >= Number(from)]).toEqual([fundId, true]);
    expect([fundId, Math.max(...years) < Number(to ?? 100)]).toEqual([fundId, true]);
  }
});

test('what a narrower index holds a broader one holds too, in the same proportions', () => {
  for (const [broad, narrow] of [
    ['PLGAG_TR_USD', 'PLUAG_TR_USD'],
    ['PLUAG_TR_USD', 'PLUST_TR_USD'],
    ['PLUAG_TR_USD', 'PLUCB_TR_USD'],
    ['PLUST_TR_USD', 'PLUTL_TR_USD'],
    ['PLGGB_TR_USD', 'PLUST_TR_USD'],
    ['PLEGB_TR_EUR', 'PLDGB_TR_EUR'],
    ['PLGCB_TR_USD', 'PLECB_TR_EUR'],
    ['PLGHY_TR_USD', 'PLUHS_TR_USD'],
    ['PLGIL_TR_USD', 'PLKIL_TR_GBP'],
  ]) {
    const whole = new Map(lists.get(broad!)!.map((row) => [row['isin'], Number(row['weight'])]));
    const part = lists.get(narrow!)!.map((row) => [Number(row['weight']), whole.get(row['isin'])]);
    expect([narrow, part.filter(([, inWhole]) => inWhole === undefined)]).toEqual([narrow, []]);
    // Of small weights the fourth decimal is rounded.
    const ratios = part
      .filter(([, inWhole]) => inWhole! > 0.05)
      .map(([own, inWhole]) => own! / inWhole!);
    expect([narrow, Math.max(...ratios) / Math.min(...ratios) < 1.005]).toEqual([narrow, true]);
  }
});

test('no company is of investment grade and below it', () => {
  const issuersOf = (fundId: string) =>
    new Set(lists.get(fundId)!.map(({ member }) => member!.replace(/ [\d.]+% .*/, '')));
  const good = issuersOf('PLGCB_TR_USD');
  expect(good.size).toBeGreaterThan(100);
  expect([...issuersOf('PLGHY_TR_USD')].filter((issuer) => good.has(issuer))).toEqual([]);
});

test('an index in some currencies has no bonds in others', () => {
  const byName: Record<string, string> = { dollars: 'USD', euros: 'EUR', pounds: 'GBP' };
  const said = indexes.flatMap(({ fundId, portfolio: { description } }) => {
    const [, words] =
      / in ((?:dollars|euros|pounds)(?:(?:, | and )(?:dollars|euros|pounds))*)/.exec(description) ??
      [];
    if (!words || !lists.has(fundId)) return [];
    return [[fundId, words.split(/, | and /).map((word) => byName[word])] as const];
  });
  expect(said.length).toBeGreaterThan(10);
  for (const [fundId, currencies] of said) {
    const held = new Set(lists.get(fundId)!.map(({ currency }) => currency));
    expect([fundId, held]).toEqual([fundId, new Set(currencies)]);
  }
});

test('total return earns about the coupons beyond price return', () => {
  const pairs = indexes.flatMap(({ fundId }) => {
    const price = fundId.replace('_TR_', '_PR_');
    return lists.has(fundId) && price !== fundId && lists.has(price)
      ? [[fundId, price] as const]
      : [];
  });
  expect(pairs.length).toBeGreaterThan(5);
  const growth = (fundId: string) =>
    levelOn(published.get(fundId)!, '2026-11-18') / levelOn(published.get(fundId)!, '2025-11-18');
  for (const [total, price] of pairs) {
    const earned = 100 * (growth(total) / growth(price) - 1);
    const apart = Math.abs(earned - figure(total, 'averageCoupon'));
    expect([total, apart < 1.1, apart]).toEqual([total, true, apart]);
  }
});
