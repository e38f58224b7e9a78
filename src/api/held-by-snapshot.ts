import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import type { Stored } from './source.ts';

/**
 * Reads something once a release and holds it as long as the release is asked: it goes on being served when
 * the store is down. A failure is not held: the next request tries again.
 */
export function heldBySnapshot<Held>(
  read: (source: Stored) => Promise<Held>,
): (source: Stored) => Promise<Held> {
  const held = new WeakMap<Snapshot, Promise<Held>>();
  return (source) => {
    const known = held.get(source.snapshot);
    if (known) return known;
    const reading = read(source);
    held.set(source.snapshot, reading);
    reading.catch(() => held.delete(source.snapshot));
    return reading;
  };
}
