import type { FigureFacts } from '#src/domain/register/figure.ts';
import { tenDigits } from '#src/domain/ten-digits.ts';
import type { Language } from '#src/domain/language.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';

type Shown = Pick<FigureFacts, 'unit' | 'isSigned'>;

/** Formats the ticks of an axis with their unit, all with the decimals that their step needs: '0%', '5%', '10%'. */
export function tickTextOf(language: Language, figure: Shown, ticks: readonly { value: number }[]) {
  const digitsOf = (value: number) => String(tenDigits(value)).split('.')[1]?.length ?? 0;
  const decimals = Math.max(0, ...ticks.map(({ value }) => digitsOf(value)));
  return (value: number) => shownFigure(language, { ...figure, decimals }, value);
}
