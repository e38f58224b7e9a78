import type { Token } from './scan-question.ts';
import type { AskableFigure } from './vocabulary.ts';

/** A position in the tokens of a question. */
export type Cursor = {
  tokens: readonly Token[];
  at: number;
  figures: ReadonlyMap<string, AskableFigure>;
  /** Whether a figure without a window is over the usual one. */
  hasUsual: boolean;
};

export const moved = (cursor: Cursor, by: number): Cursor => ({ ...cursor, at: cursor.at + by });

/** How many fillers stand from so many tokens behind the position on. */
export function fillersIn({ tokens, at }: Cursor, behind: number): number {
  let end = at + behind;
  while (tokens[end]?.kind === 'filler') end++;
  return end - at - behind;
}
