import type { Stored } from '../../source.ts';
import type { BlendedFigure } from './explain-blended.ts';
import type { ComparedFigure } from './explain-compared.ts';
import { findMixValue, tallyMixValue } from './mix-value-working.ts';
import { isOverlapFigure, tallyOverlap } from './overlap-working.ts';
import type { Tallied } from './tallied.ts';

/** Calculates a figure of rows as of a release. */
export type Tally = (source: Stored) => Promise<Tallied>;

/** How a figure of a comparison is tallied; null for one that follows from levels. */
export function tallyOfCompared(asked: ComparedFigure): Tally | null {
  const { figure } = asked;
  return isOverlapFigure(figure) ? (source) => tallyOverlap(figure, asked, source) : null;
}

/** The same of a figure of a blend. */
export async function tallyOfBlended(asked: BlendedFigure, current: Stored): Promise<Tally | null> {
  const figure = await findMixValue(asked, current);
  return figure && ((source) => tallyMixValue(figure, asked, source));
}
