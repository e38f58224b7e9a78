import { InvalidInputError } from '#src/domain/errors.ts';
import type { PictureOrder } from '#src/pictures/picture.ts';

type Asked = { width: number; height?: number | undefined };

/** What networks show beside a link (ogp.me). */
export const shareSize = { width: 1200, height: 630 };

/** A picture has at least the height at which a list of classes shows what weighs. */
const lowestOfLists = 480;

/** So many pixels lie between two widths of a PNG: fewer pictures of one chart are kept. */
const step = 40;

/**
 * The size of a picture: half as high as wide unless asked otherwise.
 * @throws InvalidInputError for a PNG in a size of which there is none
 */
export function pictureSize(
  chart: PictureOrder['chart'],
  format: 'svg' | 'png',
  { width, height }: Asked,
): { width: number; height: number } {
  if (chart === 'share' || chart === 'article') return shareSize;
  if (format === 'png') {
    requireStep('width', width);
    if (height !== undefined) requireStep('height', height);
  }
  const lowest = chart === 'composition' ? lowestOfLists : 0;
  return { width, height: height ?? Math.max(lowest, width / 2) };
}

function requireStep(name: string, pixels: number): void {
  if (pixels % step === 0) return;
  const nearest = Math.round(pixels / step) * step;
  throw new InvalidInputError(
    `${name}: pictures as PNG come in steps of ${step} pixels; the nearest is ${nearest}`,
    [name],
  );
}
