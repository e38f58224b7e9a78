import { expect, test } from 'vitest';
import { pictureLook } from '#src/brand/picture-look.ts';
import type { PointsJob } from './picture.ts';
import { pointsPicture } from './points-picture.ts';

const look = pictureLook(null, 'light');
const figure = { unit: 'percent', decimals: 2, isSigned: false, name: 'Volatility' };
const names = ['Asia', 'Europe', 'World'];
const points = [
  [1, 5],
  [2, 9],
  [3, 7],
].map(([x, y]) => ({ fundId: `I${x}`, portfolioName: names[x! - 1]!, assetType: 'equity', x, y }));

const jobOf = (shown: typeof points) =>
  ({
    language: 'en-us',
    look,
    answer: { points: shown },
    x: figure,
    y: figure,
    provider: 'Example',
    release: 3,
    published: '2026-11-20T16:00:00Z',
  }) as unknown as PointsJob;

test('the description of a picture names its points, the first fifty of many', () => {
  const many = Array.from({ length: 51 }, (_, at) => ({
    fundId: `I${at}`,
    portfolioName: `Index ${at + 1} of many`,
    assetType: 'equity',
    x: at,
    y: at,
  }));
  const { description } = pointsPicture(jobOf(many)).words;
  expect(description.match(/Index \d+ of many/g)).toHaveLength(50);
});

test('the points of a picture lie within its plot, higher figures above lower ones', () => {
  const box = { x: 50, y: 100, width: 600, height: 300 };
  const drawing = {
    look,
    language: 'en-us',
    unit: 1,
    small: { size: 12, fill: look.quiet },
  } as const;
  const drawn = pointsPicture(jobOf(points)).draw(box, drawing).join('');
  const places = Array.from(
    drawn.matchAll(/transform="translate\(([\d.]+) ([\d.]+)\)/g),
    ([, cx, cy]) => [Number(cx), Number(cy)],
  );
  expect(places).toHaveLength(3);
  for (const [cx = 0, cy = 0] of places) {
    expect([cx > box.x, cx < box.x + box.width, cy > box.y, cy < box.y + box.height]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
  const [low, high, middle] = places.map(([, cy = 0]) => cy);
  expect([high! < middle!, middle! < low!]).toEqual([true, true]);
  // The name of each stands beside it, within the height of two lines.
  const heights = new Map(
    Array.from(drawn.matchAll(/ y="([^"]*)"[^>]*>([A-Z][a-z]+)</g), ([, y, name]) => [name, y]),
  );
  for (const [at, name] of names.entries()) {
    expect(Math.abs(Number(heights.get(name)) - places[at]![1]!)).toBeLessThan(2 * 12);
  }
});
