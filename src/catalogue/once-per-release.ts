import type { Snapshot } from './snapshot.ts';

/**
 * Finds something once a release and keeps it as long as anybody uses that release's snapshot: it goes on being served
 * when the store is down. A failure is not kept: the next request tries again.
 */
export function oncePerRelease<Source extends { snapshot: Snapshot }, Found>(
  find: (source: Source) => Promise<Found>,
): (source: Source) => Promise<Found> {
  const known = new WeakMap<Snapshot, Promise<Found>>();
  return (source) => {
    const before = known.get(source.snapshot);
    if (before) return before;
    const finding = find(source);
    known.set(source.snapshot, finding);
    finding.catch(() => known.delete(source.snapshot));
    return finding;
  };
}
