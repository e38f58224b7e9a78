import type { Brand, Theme } from '#src/contract/provider/brand.ts';
import { deriveColours } from './derive-colours.ts';
import { wholePalettes } from './whole-palettes.ts';

/** The colours of a picture that is shown elsewhere, as those of the site. */
export type PictureLook = Record<'paper' | 'ink' | 'quiet' | 'rule' | 'line', string> & {
  /** Of several lines, the first first; those beyond them have the last. */
  lines: readonly string[];
};

export function pictureLook(brand: Brand | null, theme: Theme): PictureLook {
  const palette = wholePalettes(brand?.palette ?? { light: null, dark: null })[theme];
  const colours = deriveColours(theme, palette);
  const { paper, ink, accent } = palette;
  return {
    paper,
    ink,
    quiet: colours['ink-quiet'] ?? ink,
    rule: colours['rule'] ?? ink,
    line: accent,
    lines: [accent, ...palette.series.map((_, at) => colours[`chart-${at + 2}`] ?? ink)],
  };
}
