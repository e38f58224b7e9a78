import { expect, test } from 'vitest';
import { chartHref, readChartState, withChosen } from './chart-state.ts';

test('ID-02 the address says period, scale and what the index is compared with', () => {
  const state = readChartState({
    period: '3Y',
    scale: 'log',
    compare: ['AAA', ' BBB ', 'AAA', ''],
  });
  expect(state).toEqual({ period: '3Y', scale: 'log', compare: ['AAA', 'BBB'] });
  expect(chartHref('WORLD', state)).toBe(
    '/indexes/details/WORLD?period=3Y&scale=log&compare=AAA&compare=BBB',
  );
});

test('ID-02 what the charts do not know is left out, and no more than five are compared', () => {
  const compare = ['A', 'B', 'C', 'D', 'E', 'F'];
  expect(readChartState({ period: 'forever', scale: 'cubic', compare })).toEqual({
    period: undefined,
    scale: undefined,
    compare: ['A', 'B', 'C', 'D', 'E'],
  });
});

test('another period keeps the rest of the query', () => {
  expect(withChosen('?compare=AAA&period=1Y&utm_source=x', { period: '5Y', scale: 'log' })).toBe(
    '?compare=AAA&period=5Y&utm_source=x&scale=log',
  );
  expect(withChosen('?scale=log', { period: 'Max', scale: 'linear' })).toBe('?period=Max');
});
