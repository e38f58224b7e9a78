import { tenDigits } from '#src/domain/ten-digits.ts';
import type { FigureFacts } from '#src/domain/register/figure.ts';
import { unitTexts } from './messages/figures/figure-units.ts';
import { formatNumber, formatPercent, formatReturn, noFigure } from './format.ts';
import type { Language } from '#src/domain/language.ts';

/** Formats a figure as pages show it, with its unit: '+7.28%', '0.91', '412'. */
export function shownFigure(
  language: Language,
  { unit, decimals, isSigned }: Pick<FigureFacts, 'unit' | 'decimals' | 'isSigned'>,
  value: number | null,
): string {
  if (value === null) return noFigure;
  if (unit !== 'percent') {
    const written = formatNumber(language, tenDigits(value), decimals);
    const m = unitTexts(language);
    return unit === 'times' || unit === 'basisPoints' ? m[unit](written) : written;
  }
  const format = isSigned ? formatReturn : formatPercent;
  return format(language, value, decimals);
}
