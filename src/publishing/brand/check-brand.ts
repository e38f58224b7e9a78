import { existsSync } from 'node:fs';
import path from 'node:path';
import { unreadableColours } from '#src/brand/unreadable-colours.ts';
import { brandSource, themes, type BrandSource } from '#src/contract/provider/brand.ts';
import type { CheckContext } from '../check-context.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { brandFile, type BrandPlace } from './brand-place.ts';
import {
  placeOf,
  placesOf,
  readBrandPicture,
  readThemedPicture,
  type PictureRule,
} from './read-brand-picture.ts';
import { readTypeface } from './read-typeface.ts';

const drawing: PictureRule = { types: ['svg'] };
const anyPicture: PictureRule = { types: ['svg', 'png', 'jpg'] };
/** Programs that request these icons expect exact sizes. */
const iconRule: PictureRule = { types: ['png'], size: { width: 180, height: 180 } };
const sharedRule: PictureRule = { types: ['png', 'jpg'], size: { width: 1200, height: 630 } };

/** Reads the brand: pictures, colours, typefaces. A folder without `brand.yaml` has the product's look. */
export async function checkBrand(context: CheckContext): Promise<void> {
  const file = path.join(context.folder, brandFile);
  if (!existsSync(file)) return;
  const read = await readYaml(file, brandSource, context.faults);
  if (!read) return;
  const place: BrandPlace = {
    context,
    fault: (at, expected, found) => context.faults.add({ file, ...read.at(at), expected, found }),
  };
  reportUnreadable(place, read.value);
  const { themes: shown, palette, corners, productLine } = read.value;
  context.put('brand', 'brand', {
    ...(await readPictures(place, read.value)),
    themes: shown,
    palette: { light: palette?.light ?? null, dark: palette?.dark ?? null },
    typefaces: await readTypefaces(place, read.value),
    corners,
    productLine,
  });
}

async function readPictures(place: BrandPlace, source: BrandSource) {
  const one = async (key: 'favicon' | 'touchIcon' | 'sharePicture', rule: PictureRule) => {
    const picture = await readBrandPicture(place, [key], source[key], rule);
    return picture && placeOf(picture);
  };
  const themed = async (key: 'mark' | 'hero', rule: PictureRule) => {
    const picture = await readThemedPicture(place, [key], source[key], rule);
    return picture && placesOf(picture);
  };
  const logo = await readThemedPicture(place, ['logo'], source.logo, drawing);
  return {
    logo: logo && placesOf(logo),
    logoSvg: logo && logo.svg,
    mark: await themed('mark', drawing),
    favicon: await one('favicon', drawing),
    touchIcon: await one('touchIcon', iconRule),
    sharePicture: await one('sharePicture', sharedRule),
    hero: await themed('hero', anyPicture),
  };
}

async function readTypefaces(place: BrandPlace, { typefaces: { text, headline } }: BrandSource) {
  return {
    text: await readTypeface(place, ['typefaces', 'text'], text),
    headline: await readTypeface(place, ['typefaces', 'headline'], headline),
  };
}

/** Adds a fault for each colour below AA, with the pair, its contrast and the nearest colour that passes. */
function reportUnreadable({ fault }: BrandPlace, { palette }: BrandSource): void {
  for (const theme of themes) {
    const given = palette?.[theme];
    if (!given) continue;
    for (const { key, colour, ground, contrast, wanted, near } of unreadableColours(theme, given)) {
      const on = `${ground.name} (${ground.colour})`;
      const such = near ? `, such as ${near}` : ': paper and ink are too near to each other';
      fault(
        ['palette', theme, ...key],
        `a color with a contrast of ${wanted} or more to ${on}${such}`,
        `${colour}, whose contrast is ${contrast.toFixed(2)}`,
      );
    }
  }
}
