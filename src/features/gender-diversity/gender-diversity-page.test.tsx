import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { fullMicrosite, micrositeExamples } from './gender-diversity.examples.tsx';
import { GenderDiversityPage } from './gender-diversity-page.tsx';

function render(example = micrositeExamples[0]!, language: 'en-us' | 'ja-jp' = 'en-us') {
  return renderToStaticMarkup(
    <GenderDiversityPage
      language={language}
      microsite={example.microsite}
      resources={example.resources}
    >
      <p>What the provider says.</p>
    </GenderDiversityPage>,
  );
}

test('GD-01 top constituents have ticker, weight, region and group', () => {
  const text = textOf(render());
  expect(text).toContain('Ticker Weight Region Group AAA Alpha 7.25% Dev N. America 1 1 of 5');
  expect(text).toContain('— Beta 4.50% — —');
  // 7.25 + 4.5
  expect(text).toContain('Together 11.75% of the index.');
});

test('GD-01 sectors, countries and regions have their weights and numbers of constituents', () => {
  const text = textOf(render());
  expect(text).toContain('Sector Constituents Weight Technology 100 60.00% Utilities 150 40.00%');
  expect(text).toContain('United States 170 66.67% Japan 80 33.33%');
  expect(text).toContain('Dev Asia Pacific 80 33.33%');
  expect(text).toContain('As of 18 Nov 2026, 250 constituents');
});

test('GD-01 a list that is cut off has no breakdowns, an index without a list says so', () => {
  expect(textOf(render(micrositeExamples[2]))).not.toContain('Sector breakdown');
  expect(textOf(render(micrositeExamples[3]))).toContain(
    'Constituents of this index are not published at the moment.',
  );
});

test('GD-01 bars of all breakdowns are on one scale', () => {
  const widths = Array.from(render().matchAll(/<rect width="([\d.]+)"/g), ([, width]) => width);
  // Of 66.667%, the heaviest of all: 60, 40, 66.667, 33.333, 66.667 and 33.333%.
  expect(widths.map((width) => Number(width).toFixed(1))).toEqual([
    '90.0',
    '60.0',
    '100.0',
    '50.0',
    '100.0',
    '50.0',
  ]);
});

test('GD-01 resources that could not be loaded say so', () => {
  expect(textOf(render(micrositeExamples[1]))).toContain(
    'Resources We seem to have encountered a problem loading this element.',
  );
});

test('GD-01 in Japanese every heading and label is Japanese', () => {
  const microsite = { ...fullMicrosite, language: 'ja-jp' as const, title: '多様性', lead: null };
  const html = render({ name: '', microsite, resources: 'failed' }, 'ja-jp');
  const headings = Array.from(html.matchAll(/<(?:h2|th scope="col")[^>]*>([^<]+)</g));
  expect(headings.length).toBeGreaterThan(10);
  for (const [, heading] of headings) expect(heading).toMatch(/[ぁ-んァ-ヶ一-龠]/);
});

test.each(micrositeExamples)('no inline style: $name', (example) => {
  expect(render(example)).not.toContain('style=');
});
