import type { Language } from '#src/domain/language.ts';
import { formatLevel, formatNumber } from '#src/i18n/format.ts';

/** What the lines of a chart show: levels, whose change since the start is shown, or per cent, shown as they are. */
export type LineValues = 'levels' | 'percent';

/** The value of a line as a number: a level with the decimals of levels, a share with two. */
export const lineValueText = (
  language: Language,
  values: LineValues,
  value: number | null,
): string => (values === 'levels' ? formatLevel(language, value) : formatNumber(language, value));
