import { formatNumber, formatPercent } from './format.ts';
import type { Language } from '#src/domain/language.ts';
import type { CharacteristicName } from './en-us/indexes/index-composition.ts';
import { compositionMessages } from './messages/indexes/index-composition.ts';

/** A characteristic of what an index holds, with its unit: '16.20×', '5.4 years', '3.10%'. */
export function characteristicText(
  language: Language,
  figure: CharacteristicName,
  value: number,
): string {
  const m = compositionMessages(language);
  switch (figure) {
    case 'modifiedDuration':
    case 'averageMaturity':
      return m.years(formatNumber(language, value));
    case 'optionAdjustedSpread':
      return m.basisPoints(formatNumber(language, value, 0));
    case 'priceToEarnings':
    case 'priceToBook':
      return m.times(formatNumber(language, value));
    default:
      return formatPercent(language, value);
  }
}
