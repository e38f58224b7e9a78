import type { Token } from './scan-question.ts';
import type { AskableFigure } from './vocabulary.ts';

/** A position in the tokens of a question. */
export type Cursor = {
  tokens: readonly Token[];
  at: number;
  figures: ReadonlyMap<string, AskableFigure>;
};

export const moved = (cursor: Cursor, by: number): Cursor => ({ ...cursor, at: cursor.at + by });

/** How many fillers stand from so many tokens behind the position on. */
export function fillersIn({ tokens, at }: Cursor, behind: number): number {
  const rest = tokens.slice(at + behind);
  const end = rest.findIndex(({ kind }) => kind !== 'filler');
  return end < 0 ? rest.length : end;
}
