import { expect, test } from 'vitest';
import { pictureLook } from '#src/brand/picture-look.ts';
import { drawLines } from './named-lines.ts';

const days = Int32Array.from({ length: 400 }, (_, at) => 15_000 + at * 7);
const line = (name: string, growth: number) => ({
  name,
  launch: null,
  href: null,
  series: { days, values: Float64Array.from(days, (_day, at) => 100 * growth ** at) },
});
const box = { x: 24, y: 80, width: 690, height: 200 };
const look = pictureLook(null, 'light');
const small = { size: 12.5, fill: look.quiet };

test.each([
  ['hundreds', 1.002],
  ['tens of thousands', 1.013],
])('no line runs through a value of the grid, and each begins in the picture: %s', (_, growth) => {
  const lines = [line('World', growth), line('Europe', 1.001)];
  const svg = drawLines({ lines }, box, { look, language: 'en-us', unit: 1, small }).join('');
  const values = Array.from(
    svg.matchAll(/<text x="([^"]*)"[^>]*text-anchor="end" fill="([^"]*)"[^>]*>([^<]*)/g),
  ).filter(([, , fill]) => fill === look.quiet);
  expect(values.length).toBeGreaterThanOrEqual(3);
  const starts = Array.from(svg.matchAll(/ d="M([\d.]+)/g), ([, x]) => Number(x));
  for (const [, end, , value = ''] of values) {
    expect(Number(end)).toBeLessThan(Math.min(...starts) - 4);
    expect(Number(end) - value.length * 0.5 * small.size).toBeGreaterThanOrEqual(box.x);
  }
});
