import { expect, test } from 'vitest';
import { pictureLook } from '#src/brand/picture-look.ts';
import { compositionPicture } from './composition-picture.ts';
import type { CompositionJob } from './picture.ts';

const look = pictureLook(null, 'light');
const drawing = {
  look,
  language: 'en-us',
  unit: 1,
  small: { size: 12, fill: look.quiet },
} as const;

/** The texts of a picture of so many sectors, and where each stands. */
function textsOf(numberOfSectors: number, height: number) {
  const sectors = Array.from({ length: numberOfSectors }, (_, at) => ({
    name: `Sector ${at + 1}`,
    weight: 40 - at,
  }));
  const job = {
    language: 'en-us',
    look,
    details: { portfolioName: 'Example World' },
    constituents: { breakdowns: { sectors }, classification: null, asOfDate: '2026-11-20' },
    beside: { benchmark: null, before: null },
    provider: 'Example',
    release: 3,
  } as unknown as CompositionJob;
  const box = { x: 50, y: 100, width: 600, height };
  const drawn = compositionPicture(job).draw(box, drawing).join('');
  return Array.from(drawn.matchAll(/<text x="([^"]*)" y="([^"]*)"[^>]*>([^<]*)/g), (one) => ({
    x: Number(one[1]),
    y: Number(one[2]),
    shown: one[3],
  }));
}

test('each class of a picture has a row of its own, one below the other, within the picture', () => {
  const names = textsOf(5, 300).filter(({ x }) => x === 50);
  expect(names.map(({ shown }) => shown)).toEqual([
    'Sectors',
    ...[1, 2, 3, 4, 5].map((at) => `Sector ${at}`),
  ]);
  const steps = names.slice(1).map(({ y }, at) => y - names[at]!.y);
  expect(steps.every((step) => step >= 12)).toBe(true);
  expect([names[0]!.y > 100, names.at(-1)!.y < 400]).toEqual([true, true]);
});

test('classes that have no room are counted in the last row', () => {
  const shownOf = (height: number) =>
    textsOf(9, height)
      .filter(({ x }) => x === 50)
      .map(({ shown }) => shown);
  // Below the title and the 24px of a picture without axis there is room for six rows.
  const [title, ...rows] = shownOf(120);
  expect(title).toBe('Sectors');
  expect(rows).toEqual(['Sector 1', 'Sector 2', 'Sector 3', 'Sector 4', 'Sector 5', '4 more']);
  expect(shownOf(180)).toEqual([
    'Sectors',
    ...Array.from({ length: 9 }, (_, at) => `Sector ${at + 1}`),
  ]);
});
