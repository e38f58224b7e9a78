import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeAxis } from './time-axis.tsx';

const january = 20_454;

/** The labels of a phone whose second tick stands at a place. */
function labelsOf(unit: 'year' | 'month-of-year', second: number): string[] {
  const narrow = [
    { day: january, unit, share: 0.01 },
    { day: january + 90, unit: 'month' as const, share: second },
  ];
  const html = renderToStaticMarkup(
    <TimeAxis layout={{ timeTicks: { narrow, wide: [] } }} language="en-us" />,
  );
  return Array.from(html.matchAll(/<text[^>]*>([^<]*)/g), ([, text]) => text!);
}

test('ID-02 a phone has the first year too, unless it would reach the next label', () => {
  expect(labelsOf('year', 0.3)).toEqual(['2026', 'Apr']);
  expect(labelsOf('year', 0.15)).toEqual(['', 'Apr']);
  expect(labelsOf('month-of-year', 0.25)).toEqual(['', 'Apr']);
});
