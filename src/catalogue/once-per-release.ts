import type { Snapshot } from './snapshot.ts';

/**
 * Finds something once a release and keeps it as long as anybody uses that release's snapshot: it goes on being served
 * when the store is down. A failure is not kept: the next request tries again. What is found has the names of data files.
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
