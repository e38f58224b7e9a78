import { expect, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { levelOn, type Series } from './support/parsed-files.ts';
import { indexes, published } from './support/whole-demo.ts';

const of = (fundId: string): Series => {
  const series = published.get(fundId);
  if (!series) throw new Error(`No levels of ${fundId}`);
  return series;
};

test('a gross total return is never below the net one, nor this below the price return', () => {
  const order = ['PR', 'NTR', 'TR'] as const;
  let compared = 0;
  for (const { fundId, variant } of indexes) {
    for (const lower of order.slice(0, order.indexOf(variant.returnType))) {
      const below = published.get(fundId.replace(`_${variant.returnType}_`, `_${lower}_`));
      if (!below) continue;
      compared += 1;
      expect(of(fundId).values.every((value, at) => value >= below.values[at]!)).toBe(true);
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('net total returns lose what the countries of the members take of the dividends', () => {
  const growth = (fundId: string): number =>
    Math.log(of(fundId).values.at(-1)! / of(fundId).values[0]!);
  const lost = (code: string, currency: string) => {
    const [price, net, gross] = ['PR', 'NTR', 'TR'].map((type) =>
      growth(`${code}_${type}_${currency}`),
    );
    return (gross! - net!) / (gross! - price!);
  };
  // Statutory rates of one country each.
  expect(lost('PLUSA', 'USD')).toBeCloseTo(0.3, 3);
  expect(lost('PLJPN', 'JPY')).toBeCloseTo(0.15315, 3);
  expect(lost('PLDEU', 'EUR')).toBeCloseTo(0.26375, 3);
  expect(lost('PLCHE', 'CHF')).toBeCloseTo(0.35, 3);
  expect(lost('PLGBR', 'GBP')).toBeCloseTo(0, 3);
  // Seven tenths of the world's market are at 30 %, and some of the rest at nothing.
  expect(lost('PLWLD', 'USD')).toBeGreaterThan(0.25);
  expect(lost('PLWLD', 'USD')).toBeLessThan(0.3);
  // Dividends of 2.2 % a year.
  expect((growth('PLWLD_TR_USD') - growth('PLWLD_PR_USD')) / 24.9).toBeCloseTo(0.022, 3);
});

test('all currency variants imply the same exchange rates', () => {
  const rate = (code: string, returnType: string, currency: string, date: string): number =>
    levelOn(of(`${code}_${returnType}_USD`), date) /
    levelOn(of(`${code}_${returnType}_${currency}`), date);
  const change = (
    code: string,
    returnType: string,
    currency: string,
    from: string,
    to: string,
  ): number => rate(code, returnType, currency, to) / rate(code, returnType, currency, from);
  const periods = [
    ['2004-12-31', '2008-11-20'],
    ['2014-06-30', '2015-03-13'],
    ['2020-03-20', '2026-11-19'],
  ] as const;
  for (const [from, to] of periods) {
    const euro = change('PLWLD', 'NTR', 'EUR', from, to);
    for (const [code, returnType] of [
      ['PLEUR', 'NTR'],
      ['PLEMG', 'TR'],
      ['PLGAG', 'TR'],
      ['PLGRE', 'NTR'],
    ] as const) {
      expect(change(code, returnType, 'EUR', from, to)).toBeCloseTo(euro, 3);
    }
    const yen = change('PLWLD', 'PR', 'JPY', from, to);
    expect(change('PLACW', 'NTR', 'JPY', from, to)).toBeCloseTo(yen, 3);
  }
});

/** Levels at the ends of the months that have ended, by month. */
function monthEndsOf(fundId: string): Map<string, number> {
  const { days, values } = of(fundId);
  const last = new Map(days.map((day, at) => [isoOfDay(day).slice(0, 7), values[at]!]));
  last.delete('2026-11');
  return last;
}

test('a hedged variant is what a forward sold at each month end makes of the unhedged one', () => {
  for (const [code, home, foreign, cashHome, cashForeign] of [
    ['PLEZN_NTR', 'USD', 'EUR', 'PLONU_TR_USD', 'PLONE_TR_EUR'],
    ['PLUSA_NTR', 'EUR', 'USD', 'PLONE_TR_EUR', 'PLONU_TR_USD'],
    ['PLJPN_NTR', 'USD', 'JPY', 'PLONU_TR_USD', 'PLONJ_TR_JPY'],
    ['PLUSA_NTR', 'JPY', 'USD', 'PLONJ_TR_JPY', 'PLONU_TR_USD'],
  ] as const) {
    const series = [
      `${code}_${home}H`,
      `${code}_${home}`,
      `${code}_${foreign}`,
      cashHome,
      cashForeign,
    ].map(monthEndsOf);
    const months = [...series[0]!.keys()].filter((month) => series[3]!.has(month));
    expect(months.length).toBeGreaterThan(230);
    for (const [at, month] of months.slice(1).entries()) {
      const before = months[at]!;
      const [hedged, unhedged, local, homeCash, foreignCash] = series.map(
        (one) => one.get(month)! / one.get(before)!,
      );
      // Sold for the spot rate and the difference of interest, which overnight rates may leave behind in a crisis.
      const gain = homeCash! / foreignCash! - unhedged! / local!;
      const apart = Math.abs(hedged! - (unhedged! + gain));
      expect([code, month, apart < 0.0015, apart]).toEqual([code, month, true, apart]);
    }
  }
});
