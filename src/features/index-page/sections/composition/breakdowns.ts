import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';

export const numberOfBreakdowns = ({ breakdowns }: ConstituentsAnswer): number =>
  Object.values(breakdowns).filter((shares) => shares !== null).length;

export const hasBreakdown = (list: ConstituentsAnswer): boolean => numberOfBreakdowns(list) > 0;
