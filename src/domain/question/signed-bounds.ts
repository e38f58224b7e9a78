import { fillersIn, moved, type Cursor } from './cursor.ts';
import { anyLimitsIn, isLimited, limitsIn, type Limit, type Limits } from './limits.ts';
import { windowBehind, type Measure } from './measures.ts';
import { figureOrYear, signAt, type Sign } from './signs.ts';

type Bounds = { bounds: Record<string, number>; taken: number };

/**
 * Parses a gain or a loss with its size: `lost less than 10% in 2022`, `beat the benchmark by 2% over 5 years`,
 * `2022年に10%以上下落`. A loss of more than ten is a return of less than minus ten.
 */
export const signedBoundsIn = (cursor: Cursor): Bounds | null =>
  afterSign(cursor) ?? afterReturn(cursor);

function afterSign(cursor: Cursor): Bounds | null {
  const sign = signAt(cursor);
  if (sign === null) return null;
  const behind = skipped(moved(cursor, sign.taken));
  const limits = sizeIn(behind);
  if (limits) return ofSizeAhead(cursor, sign, { limits, behind: moved(behind, limits.taken) });
  const measure = returnIn(behind);
  if (measure === null) return null;
  return ofSizeBehind(cursor, sign, { measure, behind: skipped(moved(behind, measure.taken)) });
}

/** `lost more than 10% in 2022`; without a time the return of one year. */
function ofSizeAhead(
  cursor: Cursor,
  sign: Sign,
  { limits, behind }: { limits: Limits; behind: Cursor },
): Bounds | null {
  const next = moved(behind, fillersIn(behind, 0));
  const named = figureOrYear(next);
  const isOfSign = named !== null && !isLimited(moved(next, named.taken), named.figure);
  // `up more than 10 volatility` says nothing of a return.
  if (isOfSign && !named.figure.isReturn) return null;
  const figure = isOfSign ? named.figure : cursor.figures.get('return1Y');
  const end = isOfSign ? next.at + named.taken : behind.at;
  return boundsOf(figure?.tag, limits.ends, { sign, taken: end - cursor.at });
}

/** `fell in 2022 by more than 20%`, `beat the benchmark by 2% over 5 years`. */
function ofSizeBehind(
  cursor: Cursor,
  sign: Sign,
  { measure, behind }: { measure: Measure; behind: Cursor },
): Bounds | null {
  const limits = sizeIn(behind);
  if (limits === null) return null;
  const end = moved(behind, limits.taken);
  const later = windowBehind(end, measure);
  const taken = end.at + (later?.taken ?? 0) - cursor.at;
  return boundsOf((later?.figure ?? measure.figure).tag, limits.ends, { sign, taken });
}

/** `2022年の下落が10%未満`, `2022年に10%以上下落`. */
function afterReturn(cursor: Cursor): Bounds | null {
  const measure = returnIn(cursor);
  if (measure === null) return null;
  const behind = skipped(moved(cursor, measure.taken));
  const sign = signAt(behind);
  if (sign) {
    const size = skipped(moved(behind, sign.taken));
    return ofSizeBehind(cursor, sign, { measure, behind: size });
  }
  const limits = limitsIn(behind, measure.figure);
  const last = limits && behind.tokens[behind.at + limits.taken - 1];
  // Where the bound stands before its number, a sign behind it begins another clause.
  if (last?.kind !== 'bound') return null;
  const end = moved(behind, limits?.taken ?? 0);
  const said = signAt(moved(end, fillersIn(end, 0)));
  if (said === null || limits === null) return null;
  const taken = end.at + fillersIn(end, 0) + said.taken - cursor.at;
  return boundsOf(measure.figure.tag, limits.ends, { sign: said, taken });
}

function returnIn(cursor: Cursor): Measure | null {
  const measure = figureOrYear(cursor);
  return measure?.figure.isReturn ? measure : null;
}

/** Behind fillers and `by`. */
function skipped(cursor: Cursor): Cursor {
  const { tokens, at } = cursor;
  const end = tokens.slice(at).findIndex(({ kind }) => kind !== 'filler' && kind !== 'by');
  return end < 0 ? moved(cursor, tokens.length - at) : moved(cursor, end);
}

/** The size of a gain or a loss, which is not that of a figure behind it; behind `by` a number alone is the least. */
function sizeIn(cursor: Cursor): Limits | null {
  const limits = anyLimitsIn(cursor, false);
  if (limits) return limits;
  const [by, number] = cursor.tokens.slice(cursor.at - 1, cursor.at + 1);
  if (by?.kind !== 'by' || number?.kind !== 'number') return null;
  return { ends: [{ end: 'Min', value: number.value }], taken: 1, isAmount: false };
}

function boundsOf(
  tag: string | undefined,
  ends: readonly Limit[],
  { sign, taken }: { sign: Sign; taken: number },
): Bounds | null {
  const turned = ends.flatMap((limit) => turnedBy(sign, limit) ?? []);
  if (tag === undefined || turned.length < ends.length) return null;
  // What is not between two losses is on either side of them.
  if (sign.isDenied && ends.length > 1) return null;
  return { bounds: Object.fromEntries(turned.map(({ end, value }) => [tag + end, value])), taken };
}

const opposite = { Min: 'Max', Max: 'Min' } as const;

/** Null where a loss has a sign of its own, or is called better or worse. */
function turnedBy({ isLoss, isDenied }: Sign, { end, value }: Limit) {
  if (end === 'Better' || end === 'Worse' || (isLoss && value < 0)) return null;
  const isTurned = isLoss !== isDenied;
  return { end: isTurned ? opposite[end] : end, value: isLoss ? 0 - value : value };
}
