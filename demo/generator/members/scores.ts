import { randomOf } from '../random.ts';
import type { Sector } from './sectors.ts';

type Scored = { isin: string; sector: Sector };

/** What the screens leave out is made in some sectors, and not in others. */
const burdens: Record<string, Partial<Record<Sector, number>>> = {
  SR: { energy: 1.3, materials: 1, utilities: 0.8, 'consumer-goods': 0.3 },
};

/** What a score says of a company, as a z-score: the same in every index that asks for it. */
export function scoreOf(score: string, { isin, sector }: Scored): number {
  return randomOf(`${score}.${isin}`).normal() - (burdens[score]?.[sector] ?? 0);
}
