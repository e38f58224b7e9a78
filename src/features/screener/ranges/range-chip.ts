import type { Language } from '#src/domain/language.ts';
import { rangeMessages } from '#src/i18n/messages/lists/screener-ranges.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import type { ChipTexts } from '#src/list-page/filters/selected-filters.tsx';
import type { ScreenerFigure } from '../screener-figures.ts';
import { boundOfName } from './requested-ranges.ts';

/** What the chip of a bound says: 'Volatility 3Y ≤ 12.00%'; null for what is no bound of a known figure. */
export function rangeChip(
  language: Language,
  figures: readonly ScreenerFigure[],
  name: string,
  value: string,
): ChipTexts | null {
  const m = rangeMessages(language);
  if (name === 'includeMissing') return { text: m.withMissing, label: m.remove(m.withMissing) };
  if (name === 'first') {
    const text = m.onlyFirst(value);
    return { text, label: m.remove(text) };
  }
  const bound = boundOfName(name);
  const figure = figures.find(({ tag }) => tag === bound?.tag);
  if (!bound || !figure || value === '' || Number.isNaN(Number(value))) return null;
  const shown = shownFigure(language, { ...figure, isSigned: false }, Number(value));
  const withUnit = [shown, figure.unitText ?? ''].join(' ').trim();
  const text = (bound.end === 'Min' ? m.notBelow : m.notAbove)(figure.name, withUnit);
  return { text, label: m.remove(text) };
}
