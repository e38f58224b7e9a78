import type { Token } from './scan-question.ts';
import type { AskableFigure, NumberUnit } from './vocabulary.ts';

type NumberToken = Extract<Token, { kind: 'number' }>;
type UnitToken = Extract<Token, { kind: 'unit' }>;

/** A unit belongs to the number before it; anywhere else it is a word. */
export function withoutUnits(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    if (token.kind === 'separator') continue;
    if (token.kind === 'unit') takeUnit(kept, token);
    else kept.push(token);
  }
  return kept;
}

function takeUnit(before: Token[], unit: UnitToken): void {
  // The hyphen of `five-year`.
  const isJoined = before.at(-1)?.text === '-' && before.at(-2)?.kind === 'number';
  const place = isJoined ? -2 : -1;
  const number = before.at(place);
  if (number?.kind !== 'number') before.push({ ...unit, kind: 'word' });
  else if (unit.time) before.splice(place, 2, windowOf(number, unit.time));
  else if (unit.of) before.splice(place, 2, { ...number, unit: unit.of });
}

/** `five years`, as digits before a unit are scanned. */
const windowOf = (number: NumberToken, time: 'M' | 'Y'): Token => ({
  kind: 'window',
  window: `${number.value}${time}`,
  amount: number.value,
  text: number.text,
  start: number.start,
});

/** A number with the unit that was given behind it. */
export type Sized = { value: number; unit?: NumberUnit };

/** A number in the unit of a figure, `200bp` of a yield being 2; null where it can be none of it. */
export function inUnitOf({ unit }: AskableFigure, { value, unit: given }: Sized): number | null {
  if (given === undefined || given === unit) return value;
  if (given === 'members') return unit === 'other' ? value : null;
  const inPercent = given === 'percent' ? value : value / 100;
  if (unit === 'percent') return inPercent;
  // Whole basis points of 1.1 per cent are 110, without the error of binary fractions.
  if (unit === 'basisPoints') return Number((value * 100).toFixed(6));
  return unit === 'ratio' ? inPercent / 100 : null;
}
