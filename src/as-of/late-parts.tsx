import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const load = () => import('./as-of-parts.tsx');
const now = import.meta.env.SSR ? await load() : null;

// Few visits ask for an earlier release, so these parts are not in the first load.
export const ShownRelease = hydratedLate('ShownRelease', load, now);
export const MissingPage = hydratedLate('MissingPage', load, now);
