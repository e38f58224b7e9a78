import { openTables, type PageState } from './page-state.ts';

/** States of the pages of comparisons and blends. */
export const mixStates: readonly PageState[] = [
  {
    name: 'comparison',
    // A short window: the tables of long lines have thousands of rows alike.
    path: '/indexes/compare?ids=PLACW_NTR_USD,PLUAG_TR_USD,PLEUR_NTR_EUR&from=2025-01-02',
    reach: openTables,
  },
  { name: 'comparison of nothing', path: '/indexes/compare' },
  {
    name: 'blend',
    path: '/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*40&from=2025-01-02',
    reach: openTables,
  },
  {
    name: 'blend whose weights do not add to 100',
    path: '/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*30',
    allowedErrors: /status of 400/,
  },
];
