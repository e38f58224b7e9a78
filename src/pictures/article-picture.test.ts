import { expect, test } from 'vitest';
import { encodeLevels } from '#src/domain/levels/level-columns.ts';
import { articlePicture } from './article-picture.ts';
import type { ArticleJob } from './picture.ts';

const levels = encodeLevels({
  days: Int32Array.of(20_000, 20_001),
  values: Float64Array.of(100, 110),
});
const line = (name: string) => ({
  name,
  variant: '',
  launchDate: null,
  isHypothetical: false,
  levels,
});

const wordsOf = (...names: string[]) =>
  articlePicture({
    language: 'en-us',
    title: 'A quiet year',
    finding: 'Shares rose',
    isRebased: true,
    scale: 'linear',
    provider: 'Example',
    release: 3,
    marks: [],
    lines: names.map(line),
  } as unknown as ArticleJob).words;

test('the lines of an article’s picture have letters where there are several', () => {
  expect(wordsOf('World').legend).toEqual(['World']);
  expect(wordsOf('World', 'Europe').legend).toEqual(['A World', 'B Europe']);
});
