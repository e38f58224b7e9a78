import { expect, test } from 'vitest';
import { dayOf } from '#src/domain/day.ts';
import { encodeLevels } from '#src/domain/levels/level-columns.ts';
import type { Flagship } from '#src/contract/api/site-answers.ts';
import { layoutBoard } from './board-model.ts';

const last = dayOf(2026, 11, 24)!;

type Given = [daysBefore: number, level: number][];

function flagship(levels: Given, facts: Partial<Flagship> = {}): Flagship {
  return {
    fundId: 'A',
    launchDate: null,
    hasReturns: true,
    previousLevel: null,
    resolution: 'published',
    pricesData: encodeLevels({
      days: Int32Array.from(levels, ([before]) => last - before),
      values: Float64Array.from(levels, ([, level]) => level),
    }),
    ...facts,
  } as Flagship;
}

const daily = flagship(
  [
    [366, 80],
    [365, 100],
    [73, 150],
    [1, 120],
    [0, 125],
  ],
  { previousLevel: 120 },
);

test('the line shows a year; what stood before it is only what its first change is from', () => {
  const board = layoutBoard([daily]);
  expect(board?.days).toEqual([
    { day: last - 365, share: 0 },
    { day: last - 73, share: 0.8 },
    { day: last - 1, share: 364 / 365 },
    { day: last, share: 1 },
  ]);
  const line = board!.lines[0]!;
  expect(line.at(last - 366)).toBeNull();
  expect(line.at(last - 365)).toMatchObject({
    level: 100,
    change: { value: 25, unit: 'percent' },
    sinceThen: { value: 25, unit: 'percent' },
  });
});

test('the figures of a day are those at its close, of the last level until then', () => {
  const { at } = layoutBoard([daily])!.lines[0]!;
  const moment = at(last - 60);
  expect(moment).toMatchObject({
    day: last - 73,
    level: 150,
    change: { value: 50 },
    place: { x: 0.8 },
  });
  expect(moment?.sinceThen?.value).toBeCloseTo(-100 / 6, 10);
  expect(at(last)?.change?.value).toBeCloseTo(100 / 24, 10);
  expect(at(last)?.sinceThen?.value).toBe(0);
});

test('every line has its own height: the highest above, the lowest below, a constant one in the middle', () => {
  const flat = flagship([
    [10, 7],
    [0, 7],
  ]);
  const [own, constant] = layoutBoard([daily, flat])!.lines;
  const heights = [365, 73, 1, 0].map((before) => own!.at(last - before)!.place.y);
  expect(heights[0]).toBeCloseTo(0.88, 10);
  expect(heights[1]).toBeCloseTo(0.12, 10);
  expect(heights[3]).toBeCloseTo(0.88 - (25 / 50) * 0.76, 10);
  expect(constant!.at(last)!.place.y).toBe(0.5);
  expect(constant!.at(last - 11)).toBeNull();
});

test('of levels that are thinned out only the last has a change: the one that is published', () => {
  const weekly = flagship(
    [
      [14, 100],
      [7, 110],
      [0, 111],
    ],
    { resolution: 'weekly', previousLevel: 100 },
  );
  const { at } = layoutBoard([weekly])!.lines[0]!;
  expect(at(last - 7)).toMatchObject({ level: 110, change: null });
  expect(at(last)?.change?.value).toBeCloseTo(11, 10);
});

test('levels that are no invested money change by points, from below zero too', () => {
  const rate = flagship(
    [
      [2, 0.25],
      [1, -0.5],
      [0, -0.25],
    ],
    { hasReturns: false, previousLevel: -0.5 },
  );
  const { at } = layoutBoard([rate])!.lines[0]!;
  expect(at(last)?.change).toMatchObject({ value: 0.25, unit: 'points' });
  expect(at(last - 2)?.sinceThen).toMatchObject({ value: -0.5, unit: 'points' });
});

test('an index without levels has a row without figures; without any there is no board', () => {
  const empty = flagship([], { pricesData: null });
  expect(layoutBoard([empty])).toBeNull();
  const board = layoutBoard([daily, empty]);
  expect(board?.lines[1]).toMatchObject({ paths: null });
  expect(board?.lines[1]?.at(last)).toBeNull();
});
