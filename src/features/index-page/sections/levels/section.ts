import { stretchOfDays } from '#src/charts/levels/chart-window.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasNothingToShow } from '../../has-nothing-to-show.ts';
import type { ChartState } from '../../address/chart-state.ts';
import { defineSection } from '../section.ts';
import { findingOf } from '#src/charts/levels/finding-of.ts';
import { loadLevelsParts, type LevelsParts } from './load-levels-parts.ts';

/** Where a window that ends earlier than the levels ends. */
const lastDayOf = (chart: ChartState, levels: Levels) =>
  levels.days[stretchOfDays(chart, levels)?.to ?? levels.days.length - 1];

/** Levels over time as a chart and as a table (ID-02), with what can be downloaded and cited. */
export const levelsSection = defineSection<Partial<LevelsParts>>({
  id: 'levels',
  title: (language) => indexSections(language).levels,
  load: loadLevelsParts,
  parts: ['releases', 'events'],
  needs: [],
  standsEarly: true,
  finding: ({ data: { details }, levels, chart }, language) =>
    details === 'failed' || levels === 'failed' || levels === null
      ? null
      : findingOf(details, levels, language, lastDayOf(chart, levels)),
  isShown: (data) => !hasNothingToShow(data),
  view: async () => (await import('./levels-view.tsx')).LevelsView,
});
