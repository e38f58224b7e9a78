import type { KindSummary, Summary } from '#src/publishing/summary.ts';
import { alignColumns } from './align-columns.ts';

const columns = ['added', 'changed', 'unchanged', 'closed'] as const;

/**
 * Formats what was read and what changed, by kind, with the rows left out and why. The days of a folder's levels
 * are omitted: nobody reads them one by one.
 */
export function formatSummary(summary: Summary): string {
  return formatCounts(summary, columns);
}

/** Formats the numbers of rows read by kind, where nothing has been published yet. */
export function formatRowsRead(summary: Summary): string {
  return formatCounts(summary, []);
}

function formatCounts(summary: Summary, shown: readonly (typeof columns)[number][]): string {
  const kinds = Array.from(summary).filter(
    ([kind, counts]) => kind !== 'folder-levels' && isOfInterest(counts),
  );
  if (kinds.length === 0) return '';
  const header = ['', 'rows read', ...shown, 'left out'];
  // A daily file names what is over without having read its rows.
  const counted = kinds.filter(([, counts]) => hasRows(counts));
  const rows = counted.map(([kind, counts]) => [
    kind,
    String(counts.rowsRead),
    ...shown.map((column) => String(counts[column])),
    String(sum(counts.leftOut.values())),
  ]);
  const reasons = kinds.flatMap(([kind, { leftOut }]) =>
    Array.from(leftOut, ([reason, count]) => `left out: ${count} of ${kind}, ${reason}`),
  );
  const told = kinds.flatMap(([kind, counts]) => counts.told.map((what) => `${kind}: ${what}`));
  return [...alignColumns([header, ...rows]), ...reasons, ...told].join('\n');
}

const isOfInterest = (counts: KindSummary): boolean => counts.told.length > 0 || hasRows(counts);

function hasRows({ leftOut, told: _, ...counts }: KindSummary): boolean {
  return leftOut.size > 0 || sum(Object.values(counts)) > 0;
}

function sum(numbers: Iterable<number>): number {
  return Array.from(numbers).reduce((total, number) => total + number, 0);
}
