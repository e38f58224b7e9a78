import { shadeOf } from '#src/ui/tables/return-shade.ts';
import type { ScreenerFigure } from '../screener-figures.ts';

/** The shade of a return: from −3 to 3, 0 near zero; null for what is no return. */
export function heatOf(
  { isSigned, unit, group }: Pick<ScreenerFigure, 'isSigned' | 'unit' | 'group'>,
  value: number | null,
): number | null {
  const isReturn =
    isSigned && unit === 'percent' && (group === 'returns' || group === 'calendar-years');
  if (!isReturn || value === null) return null;
  return shadeOf(value);
}
