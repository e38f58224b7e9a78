import { expect, test } from 'vitest';
import { InvalidInputError } from '#src/domain/errors.ts';
import { pictureSize } from './picture-size.ts';

test('a picture is half as high as wide, a list of classes high enough for its largest ones, and either as high as asked', () => {
  expect(pictureSize('levels', 'svg', { width: 800 })).toEqual({ width: 800, height: 400 });
  expect(pictureSize('composition', 'svg', { width: 800 })).toEqual({ width: 800, height: 480 });
  expect(pictureSize('composition', 'svg', { width: 1_200 })).toEqual({
    width: 1_200,
    height: 600,
  });
  const asked = { width: 800, height: 200 };
  expect(pictureSize('levels', 'png', asked)).toEqual(asked);
  expect(pictureSize('composition', 'png', asked)).toEqual(asked);
});

test('a picture beside a link has the size that networks show, and a PNG comes in steps', () => {
  expect(pictureSize('share', 'png', { width: 801 })).toEqual({ width: 1_200, height: 630 });
  expect(() => pictureSize('levels', 'png', { width: 810 })).toThrow(InvalidInputError);
  const besideLink = { width: 1_200, height: 630 };
  expect(pictureSize('compare', 'png', besideLink)).toEqual(besideLink);
  expect(() => pictureSize('compare', 'png', { width: 800, height: 630 })).toThrow(
    InvalidInputError,
  );
  expect(pictureSize('levels', 'svg', { width: 810 })).toEqual({ width: 810, height: 405 });
});
