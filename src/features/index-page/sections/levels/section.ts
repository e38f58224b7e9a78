import { loadReleases, type ReleasesParts } from '#src/as-of/load-releases.ts';
import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasNothingToShow } from '../../has-nothing-to-show.ts';
import { defineSection } from '../section.ts';

/** Levels over time as a chart and as a table (ID-02), with what can be downloaded and cited. */
export const levelsSection = defineSection<Partial<ReleasesParts>>({
  id: 'levels',
  title: (language) => indexSections(language).levels,
  load: loadReleases,
  parts: ['releases'],
  needs: [],
  standsEarly: true,
  isShown: (data) => !hasNothingToShow(data),
  view: async () => (await import('./levels-view.tsx')).LevelsView,
});
