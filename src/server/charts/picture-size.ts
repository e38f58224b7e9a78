import { InvalidInputError } from '#src/domain/errors.ts';
import type { PictureJob } from '#src/pictures/picture.ts';

type RequestedSize = { width: number; height?: number | undefined };

/** What networks show beside a link (ogp.me). */
export const shareSize = { width: 1200, height: 630 };

/** The lowest picture in which a list of classes still shows its largest ones. */
const lowestOfLists = 480;

/** Widths of a PNG come in steps of this many pixels, so that few pictures of one chart are cached. A share picture has its own size. */
const step = 40;

/**
 * The size of a picture: half as high as wide unless the request says otherwise.
 * @throws InvalidInputError for a PNG in a size that is not offered
 */
export function pictureSize(
  chart: PictureJob['chart'],
  format: 'svg' | 'png',
  { width, height }: RequestedSize,
): { width: number; height: number } {
  if (chart === 'share' || chart === 'article') return shareSize;
  const isShared = width === shareSize.width && height === shareSize.height;
  if (format === 'png' && !isShared) {
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
