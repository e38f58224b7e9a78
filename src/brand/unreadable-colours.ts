import type { Palette, Theme } from '#src/contract/provider/brand.ts';
import { contrastOf, contrastOfParts, contrastOfText, readableOn } from './contrast.ts';
import { groundsOf } from './derive-colours.ts';

/** A colour of a palette with too little contrast to its background. */
export type UnreadableColour = {
  /** Its key in the palette, such as `accent` or `series.0`. */
  key: (string | number)[];
  colour: string;
  ground: { name: string; colour: string };
  contrast: number;
  wanted: number;
  /** The nearest colour with enough contrast to all backgrounds; null where paper and ink allow none. */
  near: string | null;
};

/** The colours of a palette below AA (WCAG 2.2), each with the background to which its contrast is least. */
export function unreadableColours(theme: Theme, palette: Palette): UnreadableColour[] {
  const { ink, accent, event, series } = palette;
  const grounds = Object.entries(groundsOf(theme, palette));
  const asked = [
    { key: ['ink'], colour: ink, wanted: contrastOfText },
    { key: ['accent'], colour: accent, wanted: contrastOfText },
    ...(event ? [{ key: ['event'], colour: event, wanted: contrastOfText }] : []),
    ...series.map((colour, at) => ({ key: ['series', at], colour, wanted: contrastOfParts })),
  ];
  return asked.flatMap(({ key, colour, wanted }) => {
    const found = grounds
      .map(([name, ground]) => ({ name, colour: ground, contrast: contrastOf(colour, ground) }))
      .toSorted((one, other) => one.contrast - other.contrast)[0]!;
    if (found.contrast >= wanted) return [];
    const near = readableOn(
      colour,
      grounds.map(([, ground]) => ground),
      wanted,
    );
    return [{ key, colour, ground: found, contrast: found.contrast, wanted, near }];
  });
}
