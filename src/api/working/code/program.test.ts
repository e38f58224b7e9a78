import { expect, test } from 'vitest';
import { levelFigure } from '#src/domain/working/level-figures.ts';
import { levelTags } from '#src/domain/working/level-tag.ts';
import { explain } from '#src/domain/working/explain.ts';
import { figureOf } from '#src/domain/register/register.ts';
import type { Figure } from '#src/domain/register/figure.ts';
import { codeOf } from './code-of.ts';

const days = Int32Array.from({ length: 400 }, (_, at) => 20_000 + at);
const index = {
  levels: { days, values: Float64Array.from(days, (day) => 100 + (day % 7)) },
  frequency: 'daily',
  holidays: new Set<number>(),
  launch: null,
  isCut: false,
  benchmark: null,
  riskFree: null,
} as const;

const codeFor = (figure: Figure) => codeOf(explain(figure, index), 'https://indexes.example/a.csv');

test('a program reads the columns that its figure is made of, and no other', () => {
  const { python, r, excel } = codeFor(figureOf('volatility1Y'));
  expect(python).toContain('returns = [');
  expect(r).toContain('returns <- ');
  expect(python + r).not.toMatch(/otherLevel|"weight"|excess|stretches/);
  expect(excel).not.toMatch(/\$[FG]\$/);
});

test('a program of levels alone makes no returns of them', () => {
  for (const tag of levelTags) {
    const { python, r } = codeFor(levelFigure(tag, 2));
    expect(python + r).not.toMatch(/returns|others/);
  }
});

test('the formula of a sheet takes all observations below their heading, to the last', () => {
  // A year of levels of every day is 366 rows.
  expect(codeFor(figureOf('volatility1Y')).excel).toContain('($B$3:$B$367/$B$2:$B$366-1)');
});
