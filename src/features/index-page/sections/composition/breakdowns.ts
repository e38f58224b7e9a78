import type { ConstituentsAnswer } from '#src/contract/api/index-details.ts';

export const numberOfBreakdowns = ({ breakdowns }: ConstituentsAnswer): number =>
  Object.values(breakdowns).filter((shares) => shares !== null).length;

export const hasBreakdown = (list: ConstituentsAnswer): boolean => numberOfBreakdowns(list) > 0;
