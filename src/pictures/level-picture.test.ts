import { expect, test } from 'vitest';
import { pictureLook } from '#src/brand/picture-look.ts';
import { encodeLevels } from '#src/domain/levels/level-columns.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { drawPicture } from './draw-picture.ts';
import { levelPicture } from './level-picture.ts';
import type { LevelsJob } from './picture.ts';

const first = dayOfIso('2026-01-05')!;
const series = {
  days: Int32Array.from({ length: 40 }, (_, at) => first + at),
  values: Float64Array.from({ length: 40 }, (_, at) => 100 + (at < 30 ? at : 50 - at)),
};

const jobOf = (chart: LevelsJob['chart'], look = pictureLook(null, 'light')): LevelsJob => ({
  chart,
  format: 'svg',
  width: 1200,
  height: 630,
  language: 'en-us',
  look,
  provider: 'Example',
  release: 1,
  address: 'https://indexes.example/indexes/details/WORLD',
  details: {
    fundId: 'WORLD',
    portfolioName: 'Example World',
    returnType: 'NTR',
    currency: 'USD',
    hedgedTo: null,
    launchDate: '2026-01-05',
    hasReturns: true,
    hasCeased: false,
    entitlements: {
      historyFrom: null,
      constituents: 'all',
      constituentsDelayDays: 0,
      downloads: true,
      licence: '',
    },
  },
  prices: encodeLevels(series)!,
  window: { period: null, stretch: { from: 0, to: 39 }, scale: 'linear' },
});

const pictureOf = (chart: LevelsJob['chart']) => levelPicture(jobOf(chart));

test('a share picture has the last value where others say their finding', () => {
  const { words: shared } = pictureOf('share');
  const { words } = pictureOf('levels');
  expect(words.subtitle[1]).toMatch(/below its high/);
  expect(words.figure).toBeUndefined();
  expect(shared.subtitle).toEqual([words.subtitle[0], null]);
  expect(shared.figure).toEqual({ value: '111.00', day: '13 Feb 2026' });
});

test('the weight at the end of the thread is a mark of the product, which pictures of a brand lack', () => {
  const weight = /a[\d.]+ [\d.]+ 0 0 1 /;
  expect(drawPicture(jobOf('levels'))).toMatch(weight);
  const look = { ...pictureLook(null, 'light'), hasWeight: false };
  expect(drawPicture(jobOf('levels', look))).not.toMatch(weight);
});

test('a day of launch within the picture is a dotted line, and before it there is none', () => {
  const box = { x: 100, y: 50, width: 390, height: 200 };
  const dottedIn = (launchDate: string) => {
    const job = jobOf('levels');
    const { look, language } = job;
    const small = { size: 12, fill: look.quiet };
    const drawn = levelPicture({ ...job, details: { ...job.details, launchDate } }).draw(box, {
      look,
      language,
      unit: 1,
      small,
    });
    return drawn.flatMap((one) => /d="(M[^"]*)"[^>]*stroke-dasharray="1 3"/.exec(one)?.[1] ?? []);
  };
  // The picture has forty days, of which the ninth is eight steps from its left.
  expect(dottedIn('2026-01-13')).toEqual(['M180.00 50v200']);
  expect(dottedIn('2026-01-05')).toEqual([]);
  expect(dottedIn('2001-01-05')).toEqual([]);
  expect(dottedIn('2026-02-13')).toEqual([]);
});
