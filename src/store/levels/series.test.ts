import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changesOf,
  differenceOf,
  mergeSegments,
  overlay,
  withRemovals,
  type Series,
} from './series.ts';

/** Short series on few days, so that they meet often; some points are removals. */
const segment = fc
  .dictionary(
    fc.integer({ min: -5, max: 20 }).map(String),
    fc.oneof(fc.constant(NaN), fc.integer({ min: -3, max: 3 })),
  )
  .map((points) => seriesOf(new Map(Object.entries(points).map(([day, value]) => [+day, value]))));

function seriesOf(points: ReadonlyMap<number, number>): Series {
  const ascending = [...points].toSorted(([a], [b]) => a - b);
  return {
    days: Int32Array.from(ascending, ([day]) => day),
    values: Float64Array.from(ascending, ([, value]) => value),
  };
}

/** What the segments come to, point by point. */
function mergedByHand(segments: readonly Series[]): Map<number, number> {
  const points = new Map<number, number>();
  for (const { days, values } of segments) {
    for (let at = 0; at < days.length; at++) {
      if (Number.isNaN(values[at])) points.delete(days[at]!);
      else points.set(days[at]!, values[at]!);
    }
  }
  return points;
}

describe('segments of a level series', () => {
  test('merge as a map does that is written point by point', () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 70 }), (segments) => {
        expect(mergeSegments(segments)).toEqual(seriesOf(mergedByHand(segments)));
      }),
    );
  });

  test('what changes is what makes the one series into the other, and nothing more', () => {
    fc.assert(
      fc.property(segment, segment, (earlier, incoming) => {
        const current = mergeSegments([earlier]);
        const { days, values, oldValues } = changesOf(current, incoming);
        const before = mergedByHand([current]);
        const after = mergedByHand([current, incoming]);
        expect(mergedByHand([current, { days, values }])).toEqual(after);
        const differing = [...new Set([...before.keys(), ...after.keys()])]
          .filter((day) => before.get(day) !== after.get(day))
          .toSorted((a, b) => a - b);
        expect([...days]).toEqual(differing);
        expect([...oldValues]).toEqual(differing.map((day) => before.get(day) ?? NaN));
      }),
    );
  });

  test('the difference of two series leads from the one to the other', () => {
    fc.assert(
      fc.property(segment, segment, (one, other) => {
        const [from, to] = [mergeSegments([one]), mergeSegments([other])];
        expect(mergeSegments([from, differenceOf(from, to)])).toEqual(to);
      }),
    );
  });

  test('within the spans that it replaces the incoming series is all that there is', () => {
    const span = fc.tuple(fc.integer({ min: -5, max: 20 }), fc.integer({ min: 0, max: 8 }));
    fc.assert(
      fc.property(segment, segment, fc.array(span, { maxLength: 2 }), (one, other, pairs) => {
        const [current, incoming] = [mergeSegments([one]), mergeSegments([other])];
        const spans = pairs.map(([first, length]) => ({
          first,
          last: first + length,
        }));
        const replaced = (day: number) => pairs.some(([from, n]) => day >= from && day <= from + n);
        const expected = mergedByHand([current]);
        for (const day of expected.keys()) if (replaced(day)) expected.delete(day);
        for (const [day, value] of mergedByHand([incoming])) expected.set(day, value);
        const after = mergeSegments([current, withRemovals(current, incoming, spans)]);
        expect(after).toEqual(seriesOf(expected));
      }),
    );
  });

  test('an overlay keeps removals, for those that merge further', () => {
    const earlier = seriesOf(
      new Map([
        [1, 10],
        [2, 20],
      ]),
    );
    const later = seriesOf(
      new Map([
        [2, NaN],
        [3, NaN],
      ]),
    );
    expect(overlay(earlier, later)).toEqual(
      seriesOf(
        new Map([
          [1, 10],
          [2, NaN],
          [3, NaN],
        ]),
      ),
    );
  });
});
