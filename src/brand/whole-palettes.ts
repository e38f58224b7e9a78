import type { Brand, Palette, Theme } from '#src/contract/provider/brand.ts';
import { contrastOfText, fromOklch, oklchOf, readableOn } from './contrast.ts';
import { groundsOf } from './derive-colours.ts';
import { productPalettes, type WholePalette } from './product-palettes.ts';

/** The palettes of both themes. A missing one is derived from that of the other theme. */
export function wholePalettes({ light, dark }: Brand['palette']): Record<Theme, WholePalette> {
  return {
    light: wholePalette('light', light ?? (dark && counterpart('light', dark))),
    dark: wholePalette('dark', dark ?? (light && counterpart('dark', light))),
  };
}

/** Completes a palette by the product's colours, adjusted for contrast to the provider's background. */
function wholePalette(theme: Theme, given: Palette | null): WholePalette {
  const own = productPalettes[theme];
  if (given === null) return own;
  const event =
    given.event ?? readableOn(own.event, Object.values(groundsOf(theme, given)), contrastOfText);
  const series = own.series.map((colour, at) => given.series[at] ?? colour);
  return { ...given, event: event ?? given.ink, series };
}

/** The lightness of paper and ink of each theme, and how much of the accent's hue they carry. */
const plain: Record<Theme, { paper: number; ink: number; chroma: number }> = {
  light: { paper: 0.985, ink: 0.21, chroma: 0.008 },
  dark: { paper: 0.19, ink: 0.935, chroma: 0.012 },
};

/** Derives the palette of a theme from that of the other: the same hues on a background of the other lightness. */
function counterpart(theme: Theme, other: Palette): Palette {
  const { h, c } = oklchOf(other.accent);
  const { paper, ink, chroma } = plain[theme];
  const ground = fromOklch(paper, Math.min(c, chroma), h);
  const readable = (colour: string) => readableOn(colour, [ground], contrastOfText + 1) ?? colour;
  return {
    paper: ground,
    ink: fromOklch(ink, Math.min(c, chroma), h),
    accent: readable(other.accent),
    event: other.event && readable(other.event),
    series: other.series.map(readable),
  };
}
