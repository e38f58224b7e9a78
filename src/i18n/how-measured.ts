import type { Language } from '#src/domain/language.ts';
import { listedTexts } from './listed-texts.ts';
import {
  figureMessages,
  stepNames,
  type riskFigureNames,
} from './messages/figures/index-figures.ts';

type RiskFigure = {
  figure: keyof ReturnType<typeof riskFigureNames>;
  frequency: keyof ReturnType<typeof stepNames>;
};

type Named = { portfolioName: string };

type Others = { benchmark: Named | null; riskFree: Named | null };

/**
 * Says from which returns a risk figure is calculated and with which risk-free rate: 'monthly returns, risk-free:
 * Cash USD'.
 */
export function howMeasured(
  { figure, frequency }: RiskFigure,
  figures: Others,
  language: Language,
): string {
  const step = figureMessages(language).step(stepNames(language)[frequency]);
  const other = measuredWith(figure, figures, language);
  return listedTexts(language, other === null ? [step] : [step, other]);
}

function measuredWith(
  figure: RiskFigure['figure'],
  { benchmark, riskFree }: Others,
  language: Language,
): string | null {
  const m = figureMessages(language);
  if (figure === 'volatility') return null;
  if (figure === 'sharpe-ratio') return riskFree && m.riskFree(riskFree.portfolioName);
  return benchmark && m.against(benchmark.portfolioName);
}
