import type { BrandPicture, ThemedPicture } from '#src/contract/provider/brand.ts';
import { mediaPath } from '#src/urls.ts';
import { pictureSize } from '../pages/picture-size.ts';
import { imageTypeOf, type PictureType } from '../pages/picture-type.ts';
import type { YamlPath } from '../reading/read-yaml.ts';
import { readBrandFile, type BrandPlace } from './brand-place.ts';
import { safeSvg } from './safe-svg.ts';

/** Requirements of a picture of the brand. */
export type PictureRule = {
  types: readonly PictureType[];
  /** Exact size in pixels, where programs expect one. */
  size?: { width: number; height: number };
};

const mostBytes = 512 * 1024;

const typeNames: Record<PictureType, string> = {
  svg: 'an SVG with a viewBox',
  png: 'a PNG',
  jpg: 'a JPEG',
};

/** A picture of the release, sanitised; null, with a fault, for anything else. */
export async function readBrandPicture(
  place: BrandPlace,
  at: YamlPath,
  name: string | undefined,
  rule: PictureRule,
): Promise<(BrandPicture & { svg: string | null }) | null> {
  if (name === undefined) return null;
  const found = await readBrandFile(place, at, name, mostBytes);
  if (!found) return null;
  const type = imageTypeOf(found.bytes);
  const pixels = pictureSize(found.bytes);
  if (!type || !pixels || !rule.types.includes(type) || !hasSize(pixels, rule)) {
    place.fault(at, wantedOf(rule), name);
    return null;
  }
  const safe = type === 'svg' ? readSvg(place, found.file, found.bytes) : null;
  const sha256 = place.context.putBlob(safe === null ? found.bytes : Buffer.from(safe));
  return { src: mediaPath(`${sha256}.${type}`), ...pixels, svg: safe };
}

/** A picture that may have a variant for dark ground. */
export async function readThemedPicture(
  place: BrandPlace,
  at: YamlPath,
  names: { light: string; dark: string | null } | undefined,
  rule: PictureRule,
): Promise<(ThemedPicture & { svg: string | null }) | null> {
  if (names === undefined) return null;
  const light = await readBrandPicture(place, at, names.light, rule);
  const dark = await readBrandPicture(place, [...at, 'dark'], names.dark ?? undefined, rule);
  return light && { light: placeOf(light), dark: dark && placeOf(dark), svg: light.svg };
}

/** The parts of a picture that pages need. */
export const placesOf = ({ light, dark }: ThemedPicture): ThemedPicture => ({ light, dark });

export const placeOf = ({ src, width, height }: BrandPicture): BrandPicture => ({
  src,
  width,
  height,
});

const hasSize = (pixels: { width: number; height: number }, { size }: PictureRule) =>
  !size || (pixels.width === size.width && pixels.height === size.height);

function wantedOf({ types, size }: PictureRule): string {
  const kinds = types.map((type) => typeNames[type]).join(' or ');
  return size ? `${kinds} of ${size.width} × ${size.height} pixels` : kinds;
}

function readSvg({ context }: BrandPlace, file: string, bytes: Buffer): string {
  const text = bytes.toString('utf8');
  const { svg, refused } = safeSvg(text);
  for (const { offset, found } of refused) {
    const before = text.slice(0, offset).split('\n');
    context.faults.add({
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      expected: 'a whole drawing without scripts, events and anything that is loaded',
      found,
    });
  }
  return svg;
}
