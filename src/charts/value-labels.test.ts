import { expect, test } from 'vitest';
import { placeValueLabels } from './value-labels.ts';

const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => ({ share }));
const placesOf = (end: number, of = ticks) => {
  const { ticks: placed, endShare } = placeValueLabels(of, end, 0.06);
  return [
    placed.map(({ labelShare }) => Number(labelShare.toFixed(3))),
    Number(endShare.toFixed(3)),
  ];
};

test('ID-02 labels away from the last value stand at their ticks', () => {
  expect(placesOf(0.4)).toEqual([[0, 0.25, 0.5, 0.75, 1], 0.4]);
});

test('ID-02 a label beside the last value moves away from it and stays', () => {
  expect(placesOf(0.48)).toEqual([[0, 0.25, 0.54, 0.75, 1], 0.48]);
  expect(placesOf(0.52)).toEqual([[0, 0.25, 0.46, 0.75, 1], 0.52]);
});

test('ID-02 at the edge of the plot the last value moves, and no label leaves the plot', () => {
  expect(placesOf(0.02)).toEqual([[0, 0.25, 0.5, 0.75, 1], 0.06]);
  expect(placesOf(0.97)).toEqual([[0, 0.25, 0.5, 0.75, 1], 0.94]);
});

test('ID-02 a tick at the last value says nothing more than it', () => {
  expect(placesOf(0.5)).toEqual([[0, 0.25, 0.75, 1], 0.5]);
});

test('ID-02 a label that would be moved onto its neighbour is left out', () => {
  const dense = [0.5, 0.57].map((share) => ({ share }));
  expect(placesOf(0.49, dense)).toEqual([[0.57], 0.49]);
});
