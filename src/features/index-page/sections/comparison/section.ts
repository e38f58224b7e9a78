import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasReturns } from '../../has-returns.ts';
import { defineSection } from '../section.ts';
import { loadComparison } from './load-comparison.ts';

/** The index beside up to five others, each 100 on the first day of the period that all have (ID-02). */
export const comparisonSection = defineSection({
  id: 'comparison',
  title: (language) => indexSections(language).comparison,
  load: loadComparison,
  parts: ['comparison', 'related'],
  needs: [],
  isShown: (data) => hasReturns(data) && data.prices !== 'failed' && data.prices !== null,
  isPrinted: ({ comparison }) => comparison.length > 0,
  // The figures of several indexes need the whole width.
  isHalf: ({ compare }) => compare.length === 0,
  view: async () => (await import('./comparison-view.tsx')).ComparisonView,
});
