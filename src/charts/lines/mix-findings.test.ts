import { expect, test } from 'vitest';
import type { MeasuredFigures } from '#src/contract/api/mixes/compared.ts';
import { fallsFinding, returnsFinding } from './mix-findings.ts';
import { levelsFinding, levelsNote } from './own-levels-words.ts';

const lineOf = (name: string, cumulativeReturn: number | null, maximumDrawdown: number | null) => {
  const figures = { cumulativeReturn, maximumDrawdown } as MeasuredFigures['figures'];
  return { name, window: { figures, missing: {}, backTested: [] } };
};
const rows = [
  lineOf('Mixed', 46.25, -12.31),
  lineOf('Shares', 70.04, -33.4),
  lineOf('Bonds', -3.96, -9.05),
];

test('a comparison says who returned and who fell most and least, with the sign of each', () => {
  const lines = { rows, isBlend: false, language: 'en-us' } as const;
  expect(returnsFinding(lines)).toBe('Shares returned most, +70.0% in all; Bonds least, −4.0%');
  expect(fallsFinding(lines)).toBe('Shares fell deepest, by 33.4%; Bonds least, by 9.1%');
});

test('a blend says what it did beside its parts, also where it did better than each', () => {
  const lines = { rows, isBlend: true, language: 'en-us' } as const;
  expect(returnsFinding(lines)).toBe('The blend returned +46.3% in all, its parts −4.0% to +70.0%');
  expect(fallsFinding(lines)).toBe('The blend fell by 12.3% at most, its parts by 9.1% to 33.4%');
  const best = [lineOf('Mixed', 90, null), ...rows.slice(1)];
  expect(returnsFinding({ ...lines, rows: best })).toBe(
    'The blend returned +90.0% in all, its parts −4.0% to +70.0%',
  );
  // Nothing is said of a blend that was not measured itself.
  expect(fallsFinding({ ...lines, rows: best })).toBe(null);
});

test('of lines that did the same as far as it is shown nobody is said to have done most', () => {
  const same = [lineOf('One', 5.01, 0), lineOf('Other', 5.04, -0.04)];
  const lines = { rows: same, isBlend: false, language: 'en-us' } as const;
  expect([returnsFinding(lines), fallsFinding(lines)]).toEqual([null, null]);
});

test('of fewer than two lines nothing is found', () => {
  const one = { rows: [rows[0]!, lineOf('Rate', null, null)], language: 'en-us' } as const;
  expect([true, false].map((isBlend) => returnsFinding({ ...one, isBlend }))).toEqual([null, null]);
});

test('of rates the highest and the lowest are said, of one day alone', () => {
  const rate = (name: string, values: number[], first = 20_000) => ({
    name,
    series: {
      days: Int32Array.from(values, (_, i) => first + i),
      values: Float64Array.from(values),
    },
  });
  const [low, high] = [rate('Low', [1.5, 0.4]), rate('High', [-2, 4.1])];
  expect(levelsFinding([low, high], 'en-us')).toBe(
    'High stands highest, at 4.1000; Low lowest, at 0.4000',
  );
  expect(levelsFinding([low, rate('Later', [1, 2], 20_001)], 'en-us')).toBe('Levels');
  expect(levelsFinding([low, rate('Same', [1, 0.4])], 'en-us')).toBe('Levels');
  expect(levelsNote([low, rate('Later', [1, 2], 20_001)], 'en-us')).toBe(
    'Levels as published, 4 Oct 2024 to 6 Oct 2024.',
  );
});
