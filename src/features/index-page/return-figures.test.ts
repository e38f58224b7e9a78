import { expect, test } from 'vitest';
import { exampleDetails } from './index-page.example-data.ts';
import { returnFigures } from './return-figures.ts';

const level = {
  value: 110,
  date: '2026-11-20',
  previousValue: null,
  previousDate: null,
  firstDate: '2024-01-31',
  numberOfLevels: 700,
};

function crossing(launchDate: string | null): string[] {
  const figures = returnFigures(exampleDetails({ level, launchDate })) ?? [];
  return figures.filter(({ crossesLaunch }) => crossesLaunch).map(({ key }) => key);
}

test('a return crosses the launch date when its period begins before it', () => {
  expect(crossing('2026-09-01')).toEqual([
    'threeMonths',
    'yearToDate',
    'oneYear',
    'threeYears',
    'fiveYears',
    'sinceInception',
  ]);
  expect(crossing('2025-12-31')).toEqual(['oneYear', 'threeYears', 'fiveYears', 'sinceInception']);
  expect(crossing('2024-01-31')).toEqual(['threeYears', 'fiveYears']);
  expect(crossing(null)).toEqual([]);
});

test('since inception is annualised from one year on, never under one year', () => {
  const inception = (firstDate: string) =>
    returnFigures(exampleDetails({ level: { ...level, firstDate } }))?.at(-1)?.annualised;
  expect(inception('2025-11-20')).toBe(true);
  expect(inception('2025-11-21')).toBe(false);
});

test('an index without levels has no returns', () => {
  expect(returnFigures(exampleDetails({ level: null }))).toBeNull();
});
