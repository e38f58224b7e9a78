import type { Comparison } from '#src/contract/api/mixes/compare.ts';

/** Of more indexes the tables need the whole width. */
export const mostBeside = 3;

/** Whether any pair has a list of members that is published whole. */
export const hasOverlaps = (overlaps: Comparison['overlaps']): boolean =>
  overlaps.some(({ membersInCommon }) => membersInCommon !== null);
