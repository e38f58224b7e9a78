import fc from 'fast-check';
import { expect, test } from 'vitest';
import { widthOf } from '../letter-width.ts';
import { namedPoints, type PlotSize } from './named-points.ts';

const size: PlotSize = { widths: [300, 900], height: 300, letter: 13 };

const named = (...names: string[]) => names.map((portfolioName) => ({ portfolioName }));

test('the points at the ends of the axes are named, without the words that all names share', () => {
  const points = named('House World', 'House Bonds', 'House Gold', 'House Cash');
  const places = [
    { across: 0.5, down: 0.05 },
    { across: 0.5, down: 0.5 },
    { across: 0.95, down: 0.4 },
    { across: 0.05, down: 0.9 },
  ];
  expect(namedPoints(points, places, size, 3)).toMatchObject([
    { point: 0, name: 'World', anchor: 'start' },
    // Its name would lie beyond the right edge.
    { point: 2, name: 'Gold', anchor: 'end' },
    { point: 3, name: 'Cash', anchor: 'start' },
  ]);
});

test('a return type and a currency stand only in names that are told apart by them', () => {
  const points = named('World NTR USD', 'Bonds TR USD', 'Bonds TR EUR', 'Gold PR');
  const places = [0.1, 0.3, 0.6, 0.9].map((down) => ({ across: 0.3, down }));
  const names = namedPoints(points, places, size, 9).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Bonds TR EUR', 'Bonds TR USD', 'Gold', 'World']);
});

test('points among others have no name, which would lie on them', () => {
  const points = named('Right', 'Left', 'Above', 'Below', 'Middle');
  const places = [
    { across: 0.51, down: 0.5 },
    { across: 0.49, down: 0.5 },
    { across: 0.5, down: 0.46 },
    { across: 0.5, down: 0.54 },
    { across: 0.5, down: 0.5 },
  ];
  const names = namedPoints(points, places, size, 9).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Above', 'Below', 'Left', 'Right']);
});

test('a list of no points or of one has no names', () => {
  expect(namedPoints([], [], size, 9)).toEqual([]);
  expect(namedPoints(named('One'), [{ across: 0.5, down: 0.5 }], size, 9)).toEqual([]);
});

test('at no width does a name lie on another, on a point or beyond the plot', () => {
  const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.record({ across: share, down: share }), { minLength: 2, maxLength: 30 }),
      fc.integer({ min: 300, max: 900 }),
      (places, width) => {
        const points = named(...places.map((_, i) => `${'Name '.repeat(1 + (i % 4))}${i}`));
        const names = namedPoints(points, places, size, 12);
        const boxes = names.map(({ point, name, anchor, dx, dy }) => {
          const { across, down } = places[point]!;
          const [x, long] = [across * width + dx * 13, widthOf(name) * 13];
          const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * long;
          return { point, left, right: left + long, middle: down * 300 + dy * 13 };
        });
        for (const [i, box] of boxes.entries()) {
          expect([box.left >= -1e-6, box.right <= width + 1e-6]).toEqual([true, true]);
          for (const other of boxes.slice(i + 1)) {
            const isBeside = other.left >= box.right - 1e-6 || box.left >= other.right - 1e-6;
            expect(isBeside || Math.abs(box.middle - other.middle) >= 13).toBe(true);
          }
          for (const [at, { across, down }] of places.entries()) {
            const isOn =
              across * width > box.left - 5 &&
              across * width < box.right + 5 &&
              Math.abs(down * 300 - box.middle) < 10;
            expect(at !== box.point && isOn).toBe(false);
          }
        }
      },
    ),
  );
});
