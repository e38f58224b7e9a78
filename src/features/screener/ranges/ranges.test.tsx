import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../../tests/support/text-of.ts';
import type { Language } from '#src/domain/language.ts';
import { byFigures } from '../screener.examples.tsx';
import { ScreenerPage } from '../screener-page.tsx';
import { readScreenerQuery } from '../screener-query.ts';
import { listHref } from '#src/list-page/list-query.ts';
import { writtenBound } from './requested-ranges.ts';

const render = (language: Language = 'en-us') =>
  renderToStaticMarkup(<ScreenerPage language={language} data={byFigures} />);

test('SC-02 each bound is a field of the form, and a chip that takes it away', () => {
  const html = render();
  expect(html).toMatch(/<input(?=[^>]*name="volatility3YMax")(?=[^>]*value="12")/);
  expect(html).toMatch(/<input(?=[^>]*name="volatility3YMin")(?=[^>]*value="")/);
  const chips = textOf(
    /<ul role="list" class="[^"]*" aria-label="Selected.*?<\/ul>/.exec(html)?.[0] ?? '',
  );
  expect(chips).toContain('Volatility 3Y ≤ 12.00%');
  expect(chips).toContain('Also indexes without a value');
  expect(html).toContain('aria-label="Volatility 3Y ≤ 12.00%: remove"');
  expect(html).toContain('href="/indexes/screener?includeMissing=true&amp;opened=sharpeRatio3Y"');
  expect(textOf(render('ja-jp'))).toContain('Volatility 3Y 12.00%以下');
});

test('SC-02 a histogram draws its bins, those outside the bounds quietly, and says what it counts', () => {
  const field = /<summary[^>]*>Volatility 3Y.*?<\/details>/.exec(render())?.[0] ?? '';
  const bars = Array.from(
    field.matchAll(/<rect class="_?(inside|outside)[^>]*height="([\d.]+)"/g),
    ([, place, height]) => [place, Number(height)],
  );
  // The highest of 120 is 32 high; one of forty a third of it, a single index one pixel.
  expect(bars).toEqual([
    ['inside', (32 * 40) / 120],
    ['inside', 32],
    ['outside', 0],
    ['outside', 1],
  ]);
  expect(textOf(field)).toContain('2.50% 38.10% Counted over what the other filters leave');
  expect(textOf(field)).toContain('12 without a value');
  expect(textOf(render())).toContain('Counted over all indexes');
});

test('SC-02 a figure that is shown already is not offered again, others are, by group', () => {
  const choice = /<select.*?<\/select>/.exec(render())?.[0] ?? '';
  const groups = Array.from(choice.matchAll(/<optgroup label="([^"]*)"/g), ([, label]) => label);
  expect(groups).toEqual(['Calendar years']);
  expect(choice).not.toContain('volatility3Y');
});

test('SC-01 bounds and opened figures are read from the address and written into it', () => {
  const query = readScreenerQuery(null, {
    betaMin: '.5',
    beta3YMax: ['1.0', '7'],
    opened: ['a,b', 'c', 'a'],
    nonsense: '1',
  });
  expect(listHref(query)).toBe('/indexes/screener?beta3YMax=1&betaMin=0.5&opened=a%2Cb%2Cc');
});

test.each([
  ['12', '12'],
  ['-.5', '-0.5'],
  ['1e2', '100'],
  ['0.0', '0'],
  ['high', 'high'],
  ['1e-9', '1e-9'],
])('a bound %s is asked for as %s', (given, asked) => {
  expect(writtenBound(given)).toBe(asked);
});
