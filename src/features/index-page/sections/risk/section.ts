import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasReturns } from '../../has-returns.ts';
import { defineSection } from '../section.ts';

/** Volatility, figures against benchmark and risk-free rate, and drawdowns. */
export const riskSection = defineSection<object, 'figures'>({
  id: 'risk',
  title: (language) => indexSections(language).risk,
  needs: ['figures'],
  isShown: (data) =>
    hasReturns(data) && (data.figures === 'failed' || data.figures.asOfDate !== null),
  view: async () => (await import('./risk-view.tsx')).RiskView,
});
