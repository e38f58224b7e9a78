import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const load = () => import('./index-field.tsx');
const now = import.meta.env.SSR ? await load() : null;

/** A plain field until the code of its list is there. */
export const IndexField = hydratedLate('IndexField', load, now);
