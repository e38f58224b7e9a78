import { randomOf } from '../random.ts';

/** What a score says of a company, as a z-score: the same in every index that asks for it. */
export function scoreOf(score: string, isin: string): number {
  return randomOf(`${score}.${isin}`).normal();
}
