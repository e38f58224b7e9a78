import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const loadField = () => import('./index-field.tsx');
const loadBands = () => import('#src/charts/bands/bands-chart.tsx');
const loadRefused = () => import('./refused-notice.tsx');
const loadFiles = () => import('../blend/blend-files.tsx');
const loadTables = () => import('./tables-below.ts');
const [field, bands, refused, files, tables] = import.meta.env.SSR
  ? await Promise.all([loadField(), loadBands(), loadRefused(), loadFiles(), loadTables()])
  : [null, null, null, null, null];

/** A plain field until the code of its list is there. */
export const IndexField = hydratedLate('IndexField', loadField, field);

/** A picture that nobody touches. */
export const BandsChart = hydratedLate('BandsChart', loadBands, bands);

/** Few comparisons and blends are refused. */
export const RefusedNotice = hydratedLate('RefusedNotice', loadRefused, refused);

/** Links, which lead without any code. */
export const BlendFiles = hydratedLate('BlendFiles', loadFiles, files);

// Notes, links, which lead without any code, and tables far down the page.
export const AgainstSection = hydratedLate('AgainstSection', loadTables, tables);
export const BackTestLegend = hydratedLate('BackTestLegend', loadTables, tables);
export const BlendMenu = hydratedLate('BlendMenu', loadTables, tables);
export const ComparisonMenu = hydratedLate('ComparisonMenu', loadTables, tables);
export const CorrelationSection = hydratedLate('CorrelationSection', loadTables, tables);
export const CrisisBands = hydratedLate('CrisisBands', loadTables, tables);
export const CrisisNames = hydratedLate('CrisisNames', loadTables, tables);
export const CrisesSection = hydratedLate('CrisesSection', loadTables, tables);
export const RiskSection = hydratedLate('RiskSection', loadTables, tables);
export const Years = hydratedLate('Years', loadTables, tables);
