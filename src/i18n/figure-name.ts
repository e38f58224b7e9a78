import type { FigureFacts } from '#src/domain/register/figure.ts';
import type { Language } from '#src/domain/language.ts';
import { figureNameParts, figureStems, figureWindows } from './messages/figures/figure-names.ts';

/** Names a figure from what it measures and its window: '3Y return p.a.', 'Volatility 1Y', 'Drawdown now'. */
export function figureName(
  language: Language,
  { stem, window }: Pick<FigureFacts, 'stem' | 'window'>,
): string {
  const stems: Record<string, string> = figureStems(language);
  const measured = stems[stem] ?? stem;
  if (window === null) return measured;
  const m = figureNameParts(language);
  const named = figureWindows(language)[window] ?? (isYear(window) ? m.year(window) : window);
  if (stem !== 'return') return m.other(named, measured);
  return m.return(named, measured, ['3Y', '5Y', '10Y'].includes(window));
}

const isYear = (window: string) => /^[0-9]{4}$/.test(window);
