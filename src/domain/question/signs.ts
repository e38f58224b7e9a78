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
  const named = begin + measure.taken;
  // The bound that follows was not understood with the sign, so that neither is.
  if (isLimited(moved(cursor, named), measure.figure)) return null;
  const years = furtherYears(moved(cursor, named), measure);
  return { bounds: boundsOf([measure.figure, ...years.figures], sign), taken: named + years.taken };
}

function signBehind(cursor: Cursor) {
  const measure = figureOrYear(cursor);
  if (measure === null) return null;
  const years = yearsBefore(moved(cursor, measure.taken), measure);
  const named = measure.taken + years.taken;
  const sign = signAt(moved(cursor, named));
  if (sign === null) return null;
  const taken = named + sign.taken;
  const later = windowBehind(moved(cursor, taken), measure);
  const figures = [later?.figure ?? measure.figure, ...years.figures];
  return { bounds: boundsOf(figures, sign), taken: taken + (later?.taken ?? 0) };
}

type Years = { figures: AskableFigure[]; taken: number };

/** `in 2021, 2022 and 2023`: further calendar years of which the same is said, and nothing of their own. */
export const furtherYears = (cursor: Cursor, first: Measure): Years =>
  yearsFrom(cursor, first, (behind, figure) => {
    return signAt(behind) === null && !isLimited(behind, figure);
  });

/** `2022年と2023年に上昇`. */
const yearsBefore = (cursor: Cursor, first: Measure): Years => yearsFrom(cursor, first, () => true);

function yearsFrom(
  cursor: Cursor,
  first: Measure,
  isListed: (behind: Cursor, figure: AskableFigure) => boolean,
): Years {
  const years: Years = { figures: [], taken: 0 };
  while (first.isYear) {
    const gap = years.taken + fillersIn(cursor, years.taken);
    const next = figureOrYear(moved(cursor, gap));
    if (!next?.isYear) break;
    const behind = moved(cursor, gap + next.taken);
    if (!isListed(moved(behind, fillersIn(behind, 0)), next.figure)) break;
    years.figures.push(next.figure);
    years.taken = gap + next.taken;
  }
  return years;
}

/** A gain or a loss, and whether it is denied: `gained`, `did not lose`. */
export type Sign = { isLoss: boolean; isDenied: boolean; taken: number };

/** Null, too, for the sign behind a denial: what was not understood with `not` is not understood without it. */
export function signAt(cursor: Cursor): Sign | null {
  const { tokens, at } = cursor;
  const isDeniedBefore = isDenial(tokens[at]) && !isEver(tokens[at]);
  const begin = isDeniedBefore ? 1 : 0;
  const token = tokens[at + begin];
  if (token?.kind !== 'sign' || isDenial(tokens[at - 1])) return null;
  const denied = deniedBehind(moved(cursor, begin + 1));
  if (isDeniedBefore && denied > 0) return null;
  const isDenied = isDeniedBefore || denied > 0;
  return { isLoss: token.end === 'Max', isDenied, taken: begin + 1 + denied };
}

export const isDenial = (token: Token | undefined): boolean =>
  token?.kind === 'except' && token.place === 'before';

/** Whether it denies all windows at once, which no figure of one window does. */
const isEver = (token: Token | undefined): boolean =>
  token?.kind === 'except' && token.isEver === true;

/** How many tokens deny what stands before a position, `しなかった`; 0 where none does. */
export function deniedBehind(cursor: Cursor): number {
  const gap = fillersIn(cursor, 0);
  return cursor.tokens[cursor.at + gap]?.kind === 'denial' ? gap + 1 : 0;
}

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
  return figure ? { figure, taken: 1, stem: null, isImplied: true, isYear: true } : null;
}

/** What is not below zero may be zero. */
const boundsOf = (figures: readonly AskableFigure[], { isLoss, isDenied }: Sign) =>
  Object.fromEntries(
    figures.map(({ tag, decimals }) => {
      const end = isLoss === isDenied ? 'Min' : 'Max';
      return [tag + end, isDenied ? 0 : (isLoss ? -1 : 1) * Number(`1e-${decimals}`)];
    }),
  );
