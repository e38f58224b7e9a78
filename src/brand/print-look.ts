import type { Brand } from '#src/contract/provider/brand.ts';
import { deriveColours } from './derive-colours.ts';
import { wholePalettes } from './whole-palettes.ts';

/** What a provider looks like on white paper. */
export type PrintLook = {
  ink: string;
  /** Of what is said beside. */
  quiet: string;
  rule: string;
  /** Of the line of a chart. */
  line: string;
  /** The logo as SVG; null where the name stands for it. */
  logo: string | null;
  /** Whether the mark of the product stands beside the name. */
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

/** Paper is light: a logo that is for dark ground alone is not printed. */
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
