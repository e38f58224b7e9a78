import { expect, test } from 'vitest';
import { overlapInTime } from './overlap-in-time.ts';

const long = { firstDate: '2015-01-02', lastDate: '2026-11-27' };

test.each([
  ['an earlier one that ended', { firstDate: '2010-01-04', lastDate: '2024-06-28' }, true],
  ['two days', { firstDate: '2026-11-26', lastDate: '2026-11-27' }, true],
  ['one level at the end', { firstDate: '2026-11-27', lastDate: '2026-11-27' }, false],
  ['one level in the middle', { firstDate: '2020-03-02', lastDate: '2020-03-02' }, false],
  ['one that ended before', { firstDate: '2010-01-04', lastDate: '2014-12-31' }, false],
  ['one that ended on the first day', { firstDate: '2010-01-04', lastDate: '2015-01-02' }, false],
  ['no levels', { firstDate: null, lastDate: null }, false],
])('a history lies over another for more than one day: %s', (_, other, isOver) => {
  expect([overlapInTime(long, other), overlapInTime(other, long)]).toEqual([isOver, isOver]);
});
