import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const load = () => import('./blend-tables.tsx');
const now = import.meta.env.SSR ? await load() : null;

// Tables at the end of the page.
export const MixSections = hydratedLate('MixSections', load, now);
export const PartsSection = hydratedLate('PartsSection', load, now);
export const WeightsSection = hydratedLate('WeightsSection', load, now);
