import type { Palette, Theme } from '#src/contract/provider/brand.ts';
import { contrastOf, contrastOfParts, contrastOfText, readableOn } from './contrast.ts';
import { groundsOf } from './derive-colours.ts';

/** A colour of a palette that cannot be told from what it stands on. */
export type UnreadableColour = {
  /** Where it stands in the palette: `accent`, `series.0`. */
  key: (string | number)[];
  colour: string;
  ground: { name: string; colour: string };
  contrast: number;
  wanted: number;
  /** The nearest that can be read on everything; null where paper and ink leave none. */
  near: string | null;
};

/** Colours of a palette below AA (WCAG 2.2), each beside the ground that it stands out from least. */
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
