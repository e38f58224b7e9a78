import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import type { IndexCore } from '../../index-core.ts';
import type { CompositionParts } from './load-composition.ts';

export const numberOfBreakdowns = ({ breakdowns }: ConstituentsAnswer): number =>
  Object.values(breakdowns).filter((shares) => shares !== null).length;

export const hasBreakdown = (list: ConstituentsAnswer): boolean => numberOfBreakdowns(list) > 0;

/** Whether the members say of what bonds the index is: by their list where it came with the page, else by its contents. */
export function hasBreakdownOfBonds({
  constituents,
  contents,
}: Pick<IndexCore, 'contents'> & Partial<CompositionParts>): boolean {
  if (constituents === 'failed') return false;
  if (!constituents)
    return contents !== null && contents !== 'failed' && contents.bondBreakdowns > 0;
  const { issuers, ratings, maturities } = constituents.breakdowns;
  return [issuers, ratings, maturities].some((shares) => shares !== null);
}
