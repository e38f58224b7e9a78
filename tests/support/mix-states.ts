import { openTables, type PageState } from './page-state.ts';

/** States of the pages of comparisons and blends. */
export const mixStates: readonly PageState[] = [
  {
    name: 'comparison',
    path: '/indexes/compare?ids=PLACW_NTR_USD,PLUAG_TR_USD,PLEUR_NTR_EUR',
    reach: openTables,
  },
  { name: 'comparison of nothing', path: '/indexes/compare' },
  {
    name: 'blend',
    path: '/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*40',
    reach: openTables,
  },
  {
    name: 'blend whose weights do not add to 100',
    path: '/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*30',
    allowedErrors: /status of 400/,
  },
];
