import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasNothingToShow } from '../../has-nothing-to-show.ts';
import { defineSection } from '../section.ts';
import { findingOf } from '#src/charts/levels/finding-of.ts';
import { loadLevelsParts, type LevelsParts } from './load-levels-parts.ts';

/** Levels over time as a chart and as a table (ID-02), with what can be downloaded and cited. */
export const levelsSection = defineSection<Partial<LevelsParts>>({
  id: 'levels',
  title: (language) => indexSections(language).levels,
  load: loadLevelsParts,
  parts: ['releases', 'events'],
  needs: [],
  standsEarly: true,
  finding: ({ details }, levels, language) =>
    details === 'failed' || levels === 'failed' || levels === null
      ? null
      : findingOf(details, levels, language),
  isShown: (data) => !hasNothingToShow(data),
  view: async () => (await import('./levels-view.tsx')).LevelsView,
});
