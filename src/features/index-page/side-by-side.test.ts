import { expect, test } from 'vitest';
import type { ChartState } from './address/chart-state.ts';
import { sideBySide } from './side-by-side.ts';

const alone: ChartState = { compare: [] };
const half = (id: 'about' | 'variants' | 'related' | 'notices-of-index') => ({
  id,
  isHalf: () => true,
});
const whole = { id: 'returns' } as const;

test('neighbors that need a half each stand side by side, one without a neighbor has the whole width', () => {
  const shown = [half('variants'), half('related'), whole, half('about')];
  expect([...sideBySide(shown, alone)]).toEqual(['variants', 'related']);
});

test('of three in a row the last has the whole width', () => {
  const shown = [half('variants'), half('related'), half('about'), whole];
  expect([...sideBySide(shown, alone)]).toEqual(['variants', 'related']);
});

test('what needs more room for what is compared stands alone, and its neighbor too', () => {
  const comparison = {
    id: 'comparison',
    isHalf: ({ compare }: ChartState) => compare.length === 0,
  } as const;
  const shown = [comparison, half('about')];
  expect(sideBySide(shown, alone).size).toBe(2);
  expect(sideBySide(shown, { compare: ['PLWLD'] }).size).toBe(0);
});
