import { fillersIn, moved, type Cursor } from './cursor.ts';
import { isLimited } from './limits.ts';
import { measureIn, windowBehind, type Measure } from './measures.ts';
import type { Token } from './scan-question.ts';
import type { AskableFigure } from './vocabulary.ts';

/**
 * Parses what is above or below zero: `positive in 2022`, `lost 2022`, `1y return negative`, `2022年に上昇`. Bounds are
 * inclusive and compared with values as shown, so that zero is excluded by the smallest one that can be shown.
 */
export function signIn(cursor: Cursor): { bounds: Record<string, number>; taken: number } | null {
  return signAhead(cursor) ?? signBehind(cursor);
}

function signAhead(cursor: Cursor) {
  const sign = signAt(cursor);
  if (sign === null) return null;
  const begin = sign.taken + fillersIn(cursor, sign.taken);
  const measure = figureOrYear(moved(cursor, begin));
  if (measure === null) return null;
  const taken = begin + measure.taken;
  // The bound that follows was not understood with the sign, so that neither is.
  if (isLimited(moved(cursor, taken), measure.figure)) return null;
  return { bounds: boundOf(measure.figure, sign), taken };
}

function signBehind(cursor: Cursor) {
  const measure = figureOrYear(cursor);
  if (measure === null) return null;
  const sign = signAt(moved(cursor, measure.taken));
  if (sign === null) return null;
  const taken = measure.taken + sign.taken;
  const later = windowBehind(moved(cursor, taken), measure);
  const figure = later?.figure ?? measure.figure;
  return { bounds: boundOf(figure, sign), taken: taken + (later?.taken ?? 0) };
}

/** A gain or a loss, and whether it is denied: `gained`, `did not lose`. */
export type Sign = { isLoss: boolean; isDenied: boolean; taken: number };

/** Null, too, for the sign behind a denial: what was not understood with `not` is not understood without it. */
export function signAt({ tokens, at }: Cursor): Sign | null {
  const isDenied = isDenial(tokens[at]);
  const token = tokens[isDenied ? at + 1 : at];
  if (token?.kind !== 'sign' || isDenial(tokens[at - 1])) return null;
  return { isLoss: token.end === 'Max', isDenied, taken: isDenied ? 2 : 1 };
}

const isDenial = (token: Token | undefined): boolean =>
  token?.kind === 'except' && token.place === 'before';

/** Beside a sign a number that is a calendar year is a figure too, and so is a window behind `over`. */
export const figureOrYear = (cursor: Cursor): Measure | null =>
  measureIn(cursor) ?? yearIn(cursor) ?? joinedIn(cursor);

function joinedIn(cursor: Cursor): Measure | null {
  const [joint, window] = cursor.tokens.slice(cursor.at, cursor.at + 2);
  const isJoined = joint?.kind === 'bound' && joint.joins && window?.kind === 'window';
  const measure = isJoined ? measureIn(moved(cursor, 1)) : null;
  return measure && { ...measure, taken: 1 + measure.taken };
}

function yearIn({ tokens, at, figures }: Cursor): Measure | null {
  const token = tokens[at];
  const figure = token?.kind === 'number' ? figures.get(`return${token.value}`) : undefined;
  return figure ? { figure, taken: 1, stem: null, isImplied: true } : null;
}

/** What is not below zero may be zero. */
function boundOf({ tag, decimals }: AskableFigure, { isLoss, isDenied }: Sign) {
  const end = isLoss === isDenied ? 'Min' : 'Max';
  return { [tag + end]: isDenied ? 0 : (isLoss ? -1 : 1) * Number(`1e-${decimals}`) };
}
