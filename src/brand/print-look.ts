import type { Brand } from '#src/contract/provider/brand.ts';
import { deriveColours } from './derive-colours.ts';
import { wholePalettes } from './whole-palettes.ts';

/** The brand on white paper. */
export type PrintLook = {
  ink: string;
  /** The colour of secondary text. */
  quiet: string;
  rule: string;
  /** The colour of chart lines. */
  line: string;
  /** The logo as SVG; null where the name is printed instead. */
  logo: string | null;
  /** Whether the product's mark is printed beside the name. */
  hasProductMark: boolean;
};

const productLook: PrintLook = {
  ink: '#15171c',
  quiet: '#575b66',
  rule: '#dfdcd3',
  line: '#2a3bd1',
  logo: null,
  hasProductMark: true,
};

/** Paper is light, so a logo made for dark backgrounds only is not printed. */
export function printLook(brand: Brand | null): PrintLook {
  if (brand === null) return productLook;
  const { palette, logo, logoSvg, themes } = brand;
  const isForLight = themes.includes('light') || logo?.dark !== null;
  const own = { ...productLook, logo: isForLight ? logoSvg : null, hasProductMark: false };
  if (palette.light === null && palette.dark === null) return own;
  const light = wholePalettes(palette).light;
  const colours = deriveColours('light', { ...light, paper: '#ffffff' });
  return {
    ...own,
    ink: light.ink,
    quiet: colours['ink-quiet'] ?? light.ink,
    rule: colours['rule'] ?? light.ink,
    line: light.accent,
  };
}
