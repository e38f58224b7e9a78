import type { Brand, Palette, Theme } from '#src/contract/provider/brand.ts';
import { contrastOfText, fromOklch, oklchOf, readableOn } from './contrast.ts';
import { groundsOf } from './derive-colours.ts';
import { productPalettes, type WholePalette } from './product-palettes.ts';

/** The palettes of both themes: those that the provider gives, else made from that of the other theme. */
export function wholePalettes({ light, dark }: Brand['palette']): Record<Theme, WholePalette> {
  return {
    light: wholePalette('light', light ?? (dark && counterpart('light', dark))),
    dark: wholePalette('dark', dark ?? (light && counterpart('dark', light))),
  };
}

/** What a provider leaves open is the product's, made readable on the provider's paper. */
function wholePalette(theme: Theme, given: Palette | null): WholePalette {
  const own = productPalettes[theme];
  if (given === null) return own;
  const event =
    given.event ?? readableOn(own.event, Object.values(groundsOf(theme, given)), contrastOfText);
  const series = own.series.map((colour, at) => given.series[at] ?? colour);
  return { ...given, event: event ?? given.ink, series };
}

/** Lightness of paper and ink of a theme, and how much of the accent's hue is in them. */
const plain: Record<Theme, { paper: number; ink: number; chroma: number }> = {
  light: { paper: 0.985, ink: 0.21, chroma: 0.008 },
  dark: { paper: 0.19, ink: 0.935, chroma: 0.012 },
};

/** The palette of a theme made from that of the other: the same hues, on paper of the other lightness. */
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
