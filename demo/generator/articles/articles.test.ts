import { expect, test } from 'vitest';
import { formatDate } from '#src/i18n/format-date.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { annualVolatility, levelOn } from '../support/parsed-files.ts';
import { indexes, market, published } from '../support/whole-demo.ts';
import { articleFiles } from './article-files.ts';

const articles = articleFiles(market, indexes);

const textOf = (name: string) => {
  const found = articles.find(({ path }) => path === `articles/${name}.md`);
  if (!found) throw new Error(`no article ${name}`);
  return found.text;
};
// What the folder publishes, read back from its files: the articles are filled in from elsewhere.
const seriesFor = (fundId: string) => published.get(fundId)!;
const percent = (value: number) => `${value.toFixed(2).replace('-', '−')}%`;

test('no expression is left in an article, and no article is short', () => {
  expect(articles.length).toBeGreaterThanOrEqual(30);
  for (const { path, text } of articles) {
    expect([path, /\{\{|NaN|undefined/.test(text)]).toEqual([path, false]);
    const length = path.includes('ja-jp') ? text.length / 2.5 : text.split(/\s+/).length;
    expect([path, length > 350]).toEqual([path, true]);
  }
});

test('no two articles share a paragraph', () => {
  const paragraphs = articles.flatMap(({ text }) =>
    text
      .split(/\n\s*\n/)
      .slice(1)
      .filter((paragraph) => paragraph.length > 60),
  );
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test('returns in the articles are those of the published levels', () => {
  const world = seriesFor('PLWLD_NTR_USD');
  const in2025 = (levelOn(world, '2025-12-31') / levelOn(world, '2024-12-31') - 1) * 100;
  expect(textOf('en-us/2601-the-year-almost-everything-rose')).toContain(
    `If one number had to stand for 2025 it would be ${percent(in2025)},`,
  );
  const long = seriesFor('PLUTL_TR_USD');
  const in2022 = (levelOn(long, '2022-12-30') / levelOn(long, '2021-12-31') - 1) * 100;
  expect(textOf('en-us/2640-duration-has-a-memory')).toContain(
    `| 10 years and more | ${percent(in2022)} |`,
  );
});

test('the drawdown of the financial crisis is the deepest fall of the published levels, with its dates', () => {
  const { days, values } = seriesFor('PLWLD_NTR_USD');
  // Every pair of days, without a running maximum: another way to the same fall.
  const from = days.findIndex((day) => isoOfDay(day) >= '2007-01-31');
  const to = days.findLastIndex((day) => isoOfDay(day) <= '2015-12-31');
  let worst = { ratio: 1, peak: from, trough: from };
  for (let peak = from; peak < to; peak += 1) {
    for (let trough = peak + 1; trough <= to; trough += 1) {
      const ratio = values[trough]! / values[peak]!;
      if (ratio < worst.ratio) worst = { ratio, peak, trough };
    }
  }
  const [peak, trough] = [worst.peak, worst.trough].map((at) => isoOfDay(days[at]!));
  const english = textOf('en-us/2641-two-crashes-two-speeds').replaceAll(/\s+/g, ' ');
  expect(english).toContain(
    `fell by ${percent((1 - worst.ratio) * 100)} between ${formatDate('en-us', peak!)} and ${formatDate('en-us', trough!)}`,
  );
  const japanese = textOf('ja-jp/2641-two-crashes-two-speeds');
  expect(japanese).toContain(
    `${formatDate('ja-jp', peak!)}から${formatDate('ja-jp', trough!)}までに${percent((1 - worst.ratio) * 100)}下落`,
  );
});

test('volatility in the articles is near that of logarithmic returns, which differ little from simple ones', () => {
  const stated = /volatility has been ([\d.]+)%/.exec(
    textOf('en-us/2639-what-low-volatility-was-paid-for').replaceAll(/\s+/g, ' '),
  );
  const calm = seriesFor('PLWLV_NTR_USD');
  const expected = annualVolatility(calm, 252, '2013-10-21', '2026-08-31') * 100;
  expect(Number(stated?.[1])).toBeCloseTo(expected, 1);
});
