import type { ScreenerFigure } from '../screener-figures.ts';

/** Where the shades of returns change, in per cent either side of zero. */
const edges = [0.5, 5, 15] as const;

/** The shade of a return: from −3 to 3, 0 near zero; null for what is no return. */
export function heatOf(
  { isSigned, unit, group }: Pick<ScreenerFigure, 'isSigned' | 'unit' | 'group'>,
  value: number | null,
): number | null {
  const isReturn =
    isSigned && unit === 'percent' && (group === 'returns' || group === 'calendar-years');
  if (!isReturn || value === null) return null;
  return Math.sign(value) * edges.filter((edge) => Math.abs(value) >= edge).length + 0;
}
