import { usualEmbedWidth } from './embeds.ts';

/** The rows of the table of a comparison or a blend, by their names. */
export type MixRows = { kind: 'comparison' | 'blend'; names: readonly string[] };

/** The names of the rows of a blend: its own, of its parts, and those of the parts. */
export const rowsOfBlend = (parts: readonly { portfolioName: string; weight: number }[]) => [
  parts.map(({ portfolioName, weight }) => `${weight}% ${portfolioName}`).join(' · '),
  ...parts.map(({ portfolioName }) => portfolioName),
];

/** Pixels of a row beside its lines, and of a line. */
const row = 7;
const line = 24;
/** Pixels of the heading, the days and the source, with the notes below the table, where they take a line each. */
const besides = { comparison: 160, blend: 190 } as const;
/** The same where lines are so short that most of them are two. */
const whereNarrow = 110;

/**
 * The height that a table of names and figures needs at a width, so that nothing of it has to be scrolled: names wrap in
 * what the four columns of figures leave.
 */
export function mixEmbedHeight({ kind, names }: MixRows, width = usualEmbedWidth): number {
  const lettersInLine = Math.max(79, 266 - (640 - width) * 0.69) / 9.5;
  const lines = (name: string) => Math.ceil(lettersOf(name) / lettersInLine);
  const table = names.map((name) => row + line * lines(name)).reduce((all, one) => all + one, 0);
  return besides[kind] + (width < 560 ? whereNarrow : 0) + table;
}

/** Letters of a name; those of Chinese and Japanese are twice as wide. */
const lettersOf = (name: string): number =>
  Array.from(name, (letter) => (letter >= '\u2e80' ? 2 : 1)).reduce<number>(
    (all, one) => all + one,
    0,
  );
