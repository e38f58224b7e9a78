import type { Language } from '#src/domain/language.ts';
import { formatChange, formatLevel, formatNumber } from '#src/i18n/format.ts';

/** What the lines of a chart show: levels, whose change since the start is shown; per cent, shown as they are; or returns. */
export type LineValues = 'levels' | 'percent' | 'returns';

/** The value of a line as a number: a level with the decimals of levels, a share with two, a return with its sign too. */
export function lineValueText(
  language: Language,
  values: LineValues,
  value: number | null,
): string {
  if (values === 'levels') return formatLevel(language, value);
  return (values === 'returns' ? formatChange : formatNumber)(language, value);
}

/** The value of a line of the grid, with the sign that the values of the chart have. */
export const tickValueText = (
  language: Language,
  values: LineValues,
  value: number,
  decimals: number,
): string => (values === 'returns' ? formatChange : formatNumber)(language, value, decimals);
