import type { Theme } from '#src/contract/provider/brand.ts';
import { contrastOf, contrastOfParts, contrastOfText, mixed, readableOn } from './contrast.ts';
import { productDirections, type WholePalette } from './product-palettes.ts';

/** Values of the custom properties of `ui/tokens.css`, by name without the hyphens. */
export type Colours = Record<string, string> & { up: string; down: string };

/** The backgrounds of a theme. */
export function groundsOf(theme: Theme, { paper, ink }: Pick<WholePalette, 'paper' | 'ink'>) {
  return {
    paper,
    surface: theme === 'light' ? mixed(paper, '#ffffff', 0.75) : mixed(paper, ink, 0.05),
    tint: mixed(paper, ink, 0.035),
  };
}

/** Derives all colours of a theme from its palette. Each has enough contrast to its backgrounds. */
export function deriveColours(theme: Theme, palette: WholePalette): Colours {
  const { paper, ink, accent, event, series } = palette;
  const grounds = groundsOf(theme, palette);
  const all = Object.values(grounds);
  const text = (colour: string, on = all) => readableOn(colour, on, contrastOfText) ?? ink;
  const part = (colour: string) => readableOn(colour, all, contrastOfParts) ?? ink;
  const { green, red } = productDirections[theme];
  const [up, down] = [text(green), text(red)];
  return {
    ...grounds,
    ink,
    'ink-quiet': text(mixed(ink, paper, 0.32)),
    rule: mixed(paper, ink, 0.13),
    'rule-strong': part(mixed(ink, paper, 0.5)),
    accent,
    'accent-hover': text(mixed(accent, ink, 0.35)),
    'accent-tint': faint(paper, accent, [accent, ink]),
    'on-accent': readableBeside(accent, paper),
    event,
    'event-tint': faint(paper, event, [event, ink]),
    up,
    down,
    error: down,
    added: faint(paper, up, [ink]),
    removed: faint(paper, down, [ink]),
    ...Object.fromEntries(series.map((colour, at) => [`chart-${at + 2}`, part(colour)])),
  };
}

/** The strongest tint of a colour on the page background on which the given text colours remain readable. */
function faint(paper: string, colour: string, written: readonly string[]): string {
  const shares = [0.14, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02];
  const reads = (ground: string) =>
    written.every((one) => contrastOf(one, ground) >= contrastOfText);
  return shares.map((share) => mixed(paper, colour, share)).find(reads) ?? paper;
}

/**
 * The text colour on a background of full colour: the page background where that is readable, or else black or
 * white.
 */
function readableBeside(ground: string, paper: string): string {
  const reads = (colour: string) => contrastOf(colour, ground) >= contrastOfText;
  return [paper, '#ffffff', '#000000'].find(reads) ?? '#000000';
}
