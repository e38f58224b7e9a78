import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const load = () => import('./held-sections.tsx');
const loadForms = () => import('./compare-forms.tsx');
const loadLevels = () => import('./own-levels-section.tsx');
const [now, forms, levels] = import.meta.env.SSR
  ? await Promise.all([load(), loadForms(), loadLevels()])
  : [null, null, null];

// Tables at the end of the page, which nobody touches.
export const HeldSections = hydratedLate('HeldSections', load, now);
export const OverlapSection = hydratedLate('OverlapSection', load, now);
export const RulesSection = hydratedLate('RulesSection', load, now);

/** Plain forms, folded where indexes are compared. */
export const CompareForms = hydratedLate('CompareForms', loadForms, forms);

/** Few compare rates. */
export const OwnLevelsSection = hydratedLate('OwnLevelsSection', loadLevels, levels);
