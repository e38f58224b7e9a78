import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const loadField = () => import('./index-field.tsx');
const loadBands = () => import('#src/charts/bands/bands-chart.tsx');
const [field, bands] = import.meta.env.SSR
  ? await Promise.all([loadField(), loadBands()])
  : [null, null];

/** A plain field until the code of its list is there. */
export const IndexField = hydratedLate('IndexField', loadField, field);

/** A picture that nobody touches. */
export const BandsChart = hydratedLate('BandsChart', loadBands, bands);
