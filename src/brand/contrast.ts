import Color from 'colorjs.io';

/** The contrast that WCAG 2.2 requires at level AA, of text and of graphics that carry meaning. */
export const contrastOfText = 4.5;
export const contrastOfParts = 3;

/** The contrast ratio of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return contrastBetween(luminanceOf(one), luminanceOf(other));
}

const luminanceOf = (colour: string) => new Color(colour).luminance;

function contrastBetween(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const step = 0.01;

/**
 * Returns the colour if it has enough contrast to all backgrounds, or else the colour nearest in lightness that
 * has. The hue is preserved, and the chroma as far as sRGB allows. Returns null where no such colour exists.
 */
export function readableOn(
  colour: string,
  grounds: readonly string[],
  contrast: number,
): string | null {
  const luminances = grounds.map(luminanceOf);
  const reads = (one: string) => {
    const own = luminanceOf(one);
    return luminances.every((ground) => contrastBetween(own, ground) >= contrast);
  };
  if (reads(colour)) return colour;
  for (let distance = step; distance <= 1; distance += step) {
    const near = [distance, -distance].flatMap((by) => withLightness(colour, by));
    const found = near.find(reads);
    if (found !== undefined) return found;
  }
  return null;
}

/** Changes the lightness (OKLCH) within sRGB; empty where that would exceed black or white. */
function withLightness(colour: string, by: number): string[] {
  const { l, c, h } = oklchOf(colour);
  if (l + by < -step || l + by > 1 + step) return [];
  return [fromOklch(Math.min(1, Math.max(0, l + by)), c, h)];
}

type Oklch = { l: number; c: number; h: number };

/** Lightness from 0 to 1, chroma, and hue in degrees; a grey has the hue 0. */
export function oklchOf(colour: string): Oklch {
  const [l, c, h] = new Color(colour).to('oklch').coords;
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0 };
}

/** The nearest sRGB colour as `#rrggbb`. */
export function fromOklch(l: number, c: number, h: number): string {
  return hexOf(new Color('oklch', [l, c, h]));
}

/** Mixes `share` of the second colour into the first, perceptually (OKLab). */
export function mixed(colour: string, other: string, share: number): string {
  return hexOf(new Color(colour).mix(new Color(other), share, { space: 'oklab' }));
}

function hexOf(colour: Color): string {
  return colour.to('srgb').toGamut({ space: 'srgb' }).toString({ format: 'hex', collapse: false });
}
