import { expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { seriesOf } from '../charts.examples.tsx';
import { findingText, type FindingModel } from './finding-text.ts';

const fallen: FindingModel = {
  series: seriesOf([
    ['2026-10-01', 1000],
    ['2026-10-12', 1250],
    ['2026-11-20', 1184],
  ]),
  launch: dayOfIso('2026-10-01'),
  language: 'en-us',
  isCut: false,
  isThinned: false,
  moment: 'now',
};
const inBoth = (change: Partial<FindingModel> = {}) =>
  (['en-us', 'ja-jp'] as const).map((language) => findingText({ ...fallen, ...change, language }));
const high = seriesOf([
  ['2026-10-01', 1000],
  ['2026-11-20', 1250],
]);

test('ID-02 the title of the chart says how far the level lies below its high, and of when that is', () => {
  // 1 − 1184 / 1250 = 5.28%.
  expect(inBoth()).toEqual([
    '5.3% below its high of 12 Oct 2026',
    '2026年10月12日の最高値を5.3%下回る水準',
  ]);
});

test('ID-02 what rounds to nothing is not said to be at the high', () => {
  const near = seriesOf([
    ['2026-10-12', 10_000],
    ['2026-11-20', 9999],
  ]);
  expect(inBoth({ series: near })).toEqual([
    'Less than 0.1% below its high of 12 Oct 2026',
    '2026年10月12日の最高値を0.1%未満下回る水準',
  ]);
});

test('ID-02 at the high it says since when', () => {
  expect(inBoth({ series: high })).toEqual([
    'At its highest level since 1 Oct 2026',
    '2026年10月1日以降の最高値',
  ]);
});

test('ID-02 a back-tested high is said to be one, and a high that may be withheld claims no more than is shown', () => {
  expect(inBoth({ launch: dayOfIso('2026-11-01') })[0]).toBe(
    '5.3% below its high of 12 Oct 2026 (back-tested)',
  );
  expect(inBoth({ isCut: true })).toEqual([
    '5.3% below its high since 1 Oct 2026, that of 12 Oct 2026',
    '2026年10月1日以降の最高値（2026年10月12日）を5.3%下回る水準',
  ]);
  expect(inBoth({ isThinned: true })[0]).toBe(
    '5.3% below its highest week-end level, that of 12 Oct 2026',
  );
  expect(inBoth({ isThinned: true, series: high })[0]).toBe(
    'At or above each week-end level since 1 Oct 2026',
  );
});

test('ID-02 of an index that has ended it says what was true at its end', () => {
  expect(inBoth({ moment: 'end' })).toEqual([
    'Last level, of 20 Nov 2026: 5.3% below its high of 12 Oct 2026',
    '最後の指数値（2026年11月20日）は2026年10月12日の最高値を5.3%下回る水準',
  ]);
  expect(inBoth({ moment: 'end', series: high })[0]).toBe(
    'Last level, of 20 Nov 2026: at its highest level since 1 Oct 2026',
  );
});

test('ID-02 of levels that end earlier than the index it says of which day it is true', () => {
  expect(inBoth({ moment: 'earlier' })).toEqual([
    'On 20 Nov 2026: 5.3% below its high of 12 Oct 2026',
    '2026年11月20日時点：2026年10月12日の最高値を5.3%下回る水準',
  ]);
});

test('ID-02 one level alone says nothing', () => {
  expect(inBoth({ series: seriesOf([['2026-11-20', 100]]) })).toEqual([null, null]);
});
