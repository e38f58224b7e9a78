import { expect, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { levelOn, rowsOf } from '../support/parsed-files.ts';
import { indexes, market, published } from '../support/whole-demo.ts';
import { characteristicsFile } from './characteristics.ts';

const rows = rowsOf(characteristicsFile(market, indexes, 1).text);

function figure(index: string, name: string): number {
  return Number(rows.find((one) => one['index'] === index && one['name'] === name)?.['value']);
}

test('an index of cheap shares is cheaper than the one whose members it is chosen from', () => {
  for (const [value, parent] of [
    ['PLWVA_NTR_USD', 'PLWLD_NTR_USD'],
    ['PLEVA_NTR_EUR', 'PLEUR_NTR_EUR'],
    ['PLJVA_NTR_JPY', 'PLJPN_NTR_JPY'],
  ] as const) {
    for (const name of ['priceToEarnings', 'priceToBook']) {
      expect([value, name, figure(value, name) < 0.9 * figure(parent, name)]).toEqual([
        value,
        name,
        true,
      ]);
    }
    expect(figure(value.replace('VA', 'QU'), 'priceToBook')).toBeGreaterThan(
      figure(parent, 'priceToBook'),
    );
  }
});

test('an index that is put together from two costs something between them', () => {
  for (const name of ['priceToEarnings', 'priceToBook']) {
    const parts = [figure('PLWLD_NTR_USD', name), figure('PLEMG_NTR_USD', name)];
    const whole = figure('PLACW_NTR_USD', name);
    expect([name, whole > Math.min(...parts) && whole < Math.max(...parts)]).toEqual([name, true]);
  }
  expect(figure('PLWTE_NTR_USD', 'priceToBook')).toBeGreaterThan(
    2 * figure('PLWFI_NTR_USD', 'priceToBook'),
  );
});

test('the dividend yield is what total return earned beyond price return in the year before', () => {
  const pairs = indexes.flatMap(({ fundId, variant }) => {
    const price = fundId.replace('_TR_', '_PR_');
    const isPair = variant.returnType === 'TR' && indexes.some((one) => one.fundId === price);
    return isPair && !Number.isNaN(figure(fundId, 'dividendYield'))
      ? [[fundId, price] as const]
      : [];
  });
  expect(pairs.length).toBeGreaterThan(30);
  const growth = (fundId: string) =>
    levelOn(published.get(fundId)!, '2026-11-18') / levelOn(published.get(fundId)!, '2025-11-18');
  expect(isoOfDay(published.get('PLWLD_PR_USD')!.days.at(-1)!) > '2026-11-17').toBe(true);
  for (const [total, price] of pairs) {
    const earned = 100 * (growth(total) / growth(price) - 1);
    expect([total, Math.abs(earned - figure(total, 'dividendYield')) < 0.01]).toEqual([
      total,
      true,
    ]);
  }
});
