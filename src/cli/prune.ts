import { actOf } from '#src/publishing/acting.ts';
import { requireRole } from '#src/publishing/drafts/person.ts';
import { planPruning, prune as pruneReleases, type Pruning } from '#src/store/releases/prune.ts';
import { withPerson } from './newsroom/with-person.ts';
import { printResult } from './print-result.ts';

type PruneOptions = {
  years: number;
  confirm?: boolean;
  reason?: string;
  json?: boolean;
};

/** `plumbline prune` lists which old releases may be removed, and removes them when confirmed. */
export async function prune({ years, confirm, reason, json }: PruneOptions): Promise<void> {
  const day = dayBefore(years);
  const pruning = await withPerson((store, person) => {
    if (!confirm) return planPruning(store, day);
    requireRole(person, 'operator', 'prune');
    return pruneReleases(store, day, actOf('prune', person.actor, reason));
  });
  const isPruned = confirm === true;
  printResult(json, { day, isPruned, ...pruning }, describe(pruning, { day, isPruned }));
}

/** Returns the same day that many years ago; 29 February becomes 1 March. */
function dayBefore(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

function describe(
  { firstKept, heldBy, releases, items, files }: Pruning,
  { day, isPruned }: { day: string; isPruned: boolean },
): string {
  if (firstKept === null) return `Nothing was published by ${day}: nothing can be removed`;
  const held = heldBy === null ? [] : [`Draft ${heldBy} was made against it: it holds the rest`];
  const kept = `From release ${firstKept.number} of ${firstKept.published.slice(0, 10)} on all stays`;
  if (releases.length + items.count + files.count === 0) {
    return [`Nothing is older than what has to be kept since ${day}`, kept, ...held].join('\n');
  }
  const [newest, oldest] = [releases.at(0), releases.at(-1)];
  const of = newest && oldest ? ` of releases ${oldest.number} to ${newest.number}` : '';
  return [
    `${isPruned ? 'Removed' : 'Would be removed'}: the content${of}: ` +
      `${items.count} items (${megabytes(items.bytes)}) and ${files.count} files (${megabytes(files.bytes)})`,
    kept,
    'Levels, corrections, the audit log and what is told of each release stay',
    ...held,
    ...(isPruned ? [] : ['Nothing was removed: --confirm removes it, for good']),
  ].join('\n');
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
