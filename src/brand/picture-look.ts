import { LRUCache } from 'lru-cache';
import type { Brand, Theme } from '#src/contract/provider/brand.ts';
import { deriveColours } from './derive-colours.ts';
import { wholePalettes } from './whole-palettes.ts';

/** The colours of a chart picture for other sites, taken from the brand. */
export type PictureLook = Record<'paper' | 'ink' | 'quiet' | 'rule' | 'line', string> & {
  /** The colours of the lines in order; further lines use the last one. */
  lines: readonly string[];
  /** Whether the weight at the end of a thread is drawn: it is a mark of the product. */
  hasWeight: boolean;
};

/** The theme of a site that has one alone; undefined where visitors choose. */
export function onlyTheme(brand: Brand | null): Theme | undefined {
  const [first, ...others] = brand?.themes ?? [];
  return others.length === 0 ? first : undefined;
}

/** The looks of the last brands and themes: deriving one takes longer than drawing a chart. */
const looks = new LRUCache<string, PictureLook>({ max: 50 });

export function pictureLook(brand: Brand | null, theme: Theme): PictureLook {
  const key = JSON.stringify([theme, brand?.palette]);
  const look = looks.get(key) ?? lookOf(brand, theme);
  looks.set(key, look);
  return look;
}

function lookOf(brand: Brand | null, theme: Theme): PictureLook {
  const palette = wholePalettes(brand?.palette ?? { light: null, dark: null })[theme];
  const colours = deriveColours(theme, palette);
  const { paper, ink, accent } = palette;
  return {
    paper,
    ink,
    quiet: colours['ink-quiet'] ?? ink,
    rule: colours['rule'] ?? ink,
    line: accent,
    hasWeight: brand === null,
    lines: [accent, ...palette.series.map((_, at) => colours[`chart-${at + 2}`] ?? ink)],
  };
}
