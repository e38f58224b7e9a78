import type { figureStems } from './en-us/figures/figure-names.ts';
import { formatNumber, formatPercent } from './format.ts';
import type { Language } from '#src/domain/language.ts';
import { unitTexts } from './messages/figures/figure-units.ts';
import { compositionMessages } from './messages/indexes/index-composition.ts';

/** Formats a characteristic of an index's holdings with its unit: '16.20×', '5.4 years', '3.10%'. */
export function characteristicText(
  language: Language,
  figure: keyof typeof figureStems,
  value: number,
): string {
  const m = unitTexts(language);
  switch (figure) {
    case 'modifiedDuration':
    case 'averageMaturity':
      return compositionMessages(language).years(formatNumber(language, value));
    case 'optionAdjustedSpread':
      return m.basisPoints(formatNumber(language, value, 0));
    case 'priceToEarnings':
    case 'priceToBook':
      return m.times(formatNumber(language, value));
    default:
      return formatPercent(language, value);
  }
}
