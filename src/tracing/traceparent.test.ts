import { expect, test } from 'vitest';
import { readTraceparent, traceparentOf } from './traceparent.ts';

// The examples of the W3C's Trace Context, 3.2.2.
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test('a traceparent names trace, span and whether the caller samples', () => {
  const found = readTraceparent(`00-${traceId}-${spanId}-01`);
  expect(found).toEqual({ traceId, spanId, traceFlags: 1, isRemote: true });
  expect(traceparentOf(found!)).toBe(`00-${traceId}-${spanId}-01`);
  expect(readTraceparent(`00-${traceId}-${spanId}-00`)).toMatchObject({ traceFlags: 0 });
});

test('fields and flags of later versions are passed over', () => {
  const found = readTraceparent(`01-${traceId}-${spanId}-03-what-the-future-will-be-like`);
  expect(traceparentOf(found!)).toBe(`00-${traceId}-${spanId}-01`);
});

test.each([
  ['absent', undefined],
  ['of a forbidden version', `ff-${traceId}-${spanId}-01`],
  ['in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['all zero', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['too short', `00-${traceId.slice(1)}-${spanId}-01`],
  ['sent twice', [`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01`]],
])('a traceparent that is %s begins a trace of our own', (_, text) => {
  expect(readTraceparent(text)).toBeNull();
});
