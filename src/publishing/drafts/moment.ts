import type { Draft } from '#src/store/drafts/drafts.ts';

/** Rows per second that a slow store writes. */
const rowsPerSecond = 1_000;
const shortest = 20_000;
/** The longest lead, in milliseconds. */
export const longestLead = 600_000;

/** Milliseconds before its moment at which writing a draft begins. */
export function leadOf({ summary }: Pick<Draft, 'summary'>): number {
  const rows = Object.values(summary.rows).reduce(
    (sum, { added, changed, closed }) => sum + added + changed + closed,
    0,
  );
  return Math.min(longestLead, shortest + (rows / rowsPerSecond) * 1000);
}

/** Milliseconds since 1970 at which a scheduled draft becomes public. */
export const momentOf = ({ at }: Pick<Draft, 'at'>): number => Date.parse(at ?? '');

/** Whether a server process writes the draft now or has to, so that it is public at its moment. */
export const isDue = (draft: Draft): boolean => momentOf(draft) - leadOf(draft) <= Date.now();

/** The same where the moment is not long past, as it is where no server process runs. */
export const isNear = (draft: Draft): boolean =>
  isDue(draft) && Date.now() < momentOf(draft) + leadOf(draft);
