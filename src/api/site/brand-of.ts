import { hash } from 'node:crypto';
import { brandStylesheet, papersOf } from '#src/brand/brand-stylesheet.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { ShownBrand } from '#src/contract/api/site-answers.ts';
import type { Brand, ThemedPicture } from '#src/contract/provider/brand.ts';
import { findItem } from '#src/store/items/items.ts';
import { brandPaths } from '#src/urls/discovery.ts';
import type { Stored } from '../source.ts';

type ReleasedBrand = {
  brand: Brand;
  hero: ThemedPicture | null;
  /** The part of it that pages use. */
  shown: ShownBrand;
  /** Text of its stylesheet. */
  stylesheet: string;
};

/** The brand of a release; null for a provider that uses the product's look. */
export const brandOf = oncePerRelease(
  async ({ snapshot: { release }, db }: Stored): Promise<ReleasedBrand | null> => {
    const brand = await findItem(db, release, 'brand', 'brand');
    if (brand === null) return null;
    const stylesheet = brandStylesheet(brand, brandPaths.licences);
    const address = brandPaths.stylesheet(hash('sha256', stylesheet).slice(0, 16));
    return {
      brand,
      hero: shownPicture(brand.hero, brand),
      stylesheet,
      shown: shownOf(brand, address),
    };
  },
);

/** On a site of one theme, the pictures for that theme are the only ones. */
function shownPicture(picture: ThemedPicture | null, { themes }: Brand): ThemedPicture | null {
  if (picture === null || themes.includes('light')) return picture;
  return { light: picture.dark ?? picture.light, dark: null };
}

function shownOf(brand: Brand, stylesheet: string): ShownBrand {
  const { typefaces, logo, mark, favicon, touchIcon, sharePicture, themes } = brand;
  const icon = favicon ?? mark?.light ?? null;
  return {
    stylesheet,
    fonts: [typefaces.text, typefaces.headline].flatMap((one) => one?.faces[0]?.src ?? []),
    logo: shownPicture(logo, brand),
    mark: shownPicture(mark, brand),
    icon: icon && icon.src,
    touchIcon: touchIcon && touchIcon.src,
    sharePicture: sharePicture && sharePicture.src,
    themes,
    papers: papersOf(brand),
    namesProduct: brand.productLine,
  };
}
