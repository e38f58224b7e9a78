import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const load = () => import('./sections-below.ts');
const now = import.meta.env.SSR ? await load() : null;

// Facts and tables at the end of the page.
export const About = hydratedLate('About', load, now);
export const MixSections = hydratedLate('MixSections', load, now);
export const PartsSection = hydratedLate('PartsSection', load, now);
export const WeightsSection = hydratedLate('WeightsSection', load, now);
