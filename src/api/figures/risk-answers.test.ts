import { expect, test } from 'vitest';
import { dayOf } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { NamedComparable } from './measured-index.ts';
import { drawdownAnswers, riskAnswers } from './risk-answers.ts';

/** Month-ends of 2024 and 2025 and the December before, with levels that go up and down. */
function monthly(step: number): Levels {
  const days = Int32Array.from({ length: 25 }, (_, month) => Date.UTC(2024, month, 0) / 86_400_000);
  return { days, values: Float64Array.from(days, (_, i) => 100 + step * i + (i % 3)) };
}

const benchmark: NamedComparable = {
  fundId: 'BENCHMARK',
  name: 'Benchmark',
  levels: monthly(1),
  frequency: 'monthly',
  holidays: new Set(),
  launch: null,
  isThinned: false,
};

const ofOneYear = (launch: number | null) => {
  const answers = riskAnswers({
    levels: monthly(2),
    frequency: 'monthly',
    holidays: new Set(),
    launch: dayOf(2000, 1, 3),
    isCut: false,
    isClosed: false,
    benchmark: { ...benchmark, launch },
    riskFree: null,
  });
  return answers.filter(({ window, value }) => window === '1Y' && value !== null);
};

const marksOf = (launch: number | null) =>
  Object.fromEntries(ofOneYear(launch).map(({ figure, crossesLaunch }) => [figure, crossesLaunch]));

test('ID-02 figures in percent are told from ratios', () => {
  const units = ofOneYear(null).map(({ figure, unit }) => [figure, unit]);
  expect(Object.fromEntries(units)).toEqual({
    volatility: 'percent',
    'tracking-error': 'percent',
    beta: 'ratio',
    correlation: 'ratio',
  });
});

test('ID-02 a figure against a benchmark is hypothetical where the levels of the benchmark are', () => {
  const all = { 'tracking-error': true, beta: true, correlation: true };
  expect(marksOf(dayOf(2025, 6, 2))).toEqual({ volatility: false, ...all });
  // Launched before the year began.
  expect(marksOf(dayOf(2024, 6, 3))).toEqual({
    volatility: false,
    'tracking-error': false,
    beta: false,
    correlation: false,
  });
});

test('ID-02 where a launch date is not known, nobody knows what is back-tested, unless the other series is', () => {
  expect(marksOf(null)).toMatchObject({ volatility: false, beta: null });
});

test('ID-02 a window that the levels do not fill has no fall, and crosses no launch', () => {
  const answers = drawdownAnswers({
    levels: monthly(2),
    frequency: 'monthly',
    holidays: new Set(),
    launch: dayOf(2025, 1, 2),
    isCut: false,
    isClosed: false,
    benchmark: null,
    riskFree: null,
  });
  const marks = answers.map(({ window, missing, crossesLaunch }) => [
    window,
    missing,
    crossesLaunch,
  ]);
  expect(marks).toEqual([
    ['1Y', null, true],
    ['3Y', 'too-short', false],
    ['5Y', 'too-short', false],
    ['10Y', 'too-short', false],
    ['inception', null, true],
  ]);
  expect(answers[1]).toMatchObject({ depth: null, peak: null, from: null, to: null });
});
