import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const load = () => import('./held-sections.tsx');
const now = import.meta.env.SSR ? await load() : null;

// Tables at the end of the page, which nobody touches.
export const HeldSections = hydratedLate('HeldSections', load, now);
export const OverlapSection = hydratedLate('OverlapSection', load, now);
export const RulesSection = hydratedLate('RulesSection', load, now);
