import { fillersIn, moved, type Cursor } from './cursor.ts';
import { anyLimitsIn, isLimited, limitsIn, type Limit, type Limits } from './limits.ts';
import { windowBehind, type Measure } from './measures.ts';
import { figureOrYear, furtherYears, signAt, type Sign } from './signs.ts';
import { inUnitOf } from './units.ts';
import type { AskableFigure } from './vocabulary.ts';

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
  if (!isOfSign) {
    const usual = cursor.hasUsual ? cursor.figures.get('return1Y') : undefined;
    return usual ? boundsOf([usual], limits.ends, { sign, taken: behind.at - cursor.at }) : null;
  }
  const end = next.at + named.taken;
  const years = furtherYears(moved(next, named.taken), named);
  const taken = end + years.taken - cursor.at;
  return boundsOf([named.figure, ...years.figures], limits.ends, { sign, taken });
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
  return boundsOf([later?.figure ?? measure.figure], limits.ends, { sign, taken });
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
  const limits = limitsIn(behind, measure.figure) ?? sizeAlone(behind);
  const last = limits && behind.tokens[behind.at + limits.taken - 1];
  // Where the bound stands before its number, a sign behind it begins another clause.
  if (!limits || (last?.kind !== 'bound' && limits.taken > 1)) return null;
  const end = moved(behind, limits.taken);
  const said = signAt(moved(end, fillersIn(end, 0)));
  if (said === null) return null;
  const taken = end.at + fillersIn(end, 0) + said.taken - cursor.at;
  return boundsOf([measure.figure], limits.ends, { sign: said, taken });
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

/** The size of a gain or a loss, which is not that of a figure behind it. */
const sizeIn = (cursor: Cursor): Limits | null => anyLimitsIn(cursor, false) ?? sizeAlone(cursor);

/** A number in per cent, or one behind `by`, is the least: `up 10% in 2023`, `2023年に10%上昇`. */
function sizeAlone({ tokens, at }: Cursor): Limits | null {
  const [before, number] = [tokens[at - 1], tokens[at]];
  if (number?.kind !== 'number' || number.unit === 'members') return null;
  const { value, unit } = number;
  if (unit === undefined && before?.kind !== 'by') return null;
  const end: Limit = { end: 'Min', value, ...(unit ? { unit } : {}) };
  return { ends: [end], taken: 1, isAmount: false };
}

function boundsOf(
  figures: readonly AskableFigure[],
  ends: readonly Limit[],
  { sign, taken }: { sign: Sign; taken: number },
): Bounds | null {
  const turned = figures.map((figure) => ends.flatMap((one) => turnedBy(sign, one, figure) ?? []));
  if (turned.some(({ length }) => length < ends.length)) return null;
  // What is not between two losses is on either side of them.
  if (sign.isDenied && ends.length > 1) return null;
  return { bounds: Object.fromEntries(turned.flat()), taken };
}

const opposite = { Min: 'Max', Max: 'Min' } as const;

/** Null where a loss has a sign of its own, or is called better or worse. */
function turnedBy({ isLoss, isDenied }: Sign, limit: Limit, figure: AskableFigure) {
  const { end } = limit;
  const value = inUnitOf(figure, limit);
  if (end === 'Better' || end === 'Worse' || value === null || (isLoss && value < 0)) return null;
  const isTurned = isLoss !== isDenied;
  return [[figure.tag + (isTurned ? opposite[end] : end), isLoss ? 0 - value : value]] as const;
}
