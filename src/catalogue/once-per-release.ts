import type { Snapshot } from './snapshot.ts';

/**
 * Computes something once per release and keeps it as long as that release's snapshot is in use, so that it is served
 * even when the store is down. Failures are not kept: the next request tries again. Names in it are those of the data
 * files.
 */
export function oncePerRelease<Source extends { snapshot: Snapshot }, Found>(
  find: (source: Source) => Promise<Found>,
): (source: Source) => Promise<Found> {
  const known = new WeakMap<Snapshot, Promise<Found>>();
  return (asked) => {
    const snapshot = asked.snapshot.asPublished ?? asked.snapshot;
    const before = known.get(snapshot);
    if (before) return before;
    const finding = find({ ...asked, snapshot });
    known.set(snapshot, finding);
    finding.catch(() => known.delete(snapshot));
    return finding;
  };
}
