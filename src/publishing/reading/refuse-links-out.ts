import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { FaultsError, type Faults } from '../faults.ts';
import { reasonOf } from './unreadable.ts';

/**
 * Folders may come from others: a symbolic link could publish any file of this machine. A broken link, and a folder
 * that cannot be listed, are left for their readers to report.
 * @throws FaultsError before anything behind such a link is read
 */
export function refuseLinksOut(folder: string, faults: Faults): void {
  const root = realpathSync(folder);
  for (const file of linksBelow(folder)) {
    const place = realPlaceOf(file);
    if (place === null || place === root || place.startsWith(root + path.sep)) continue;
    const expected = 'a file of this folder';
    faults.add({ file, line: 1, column: 1, expected, found: 'a link that leads out of it' });
  }
  if (faults.total > 0) throw new FaultsError(faults);
}

function linksBelow(folder: string): string[] {
  const entries = unlessRefused(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isSymbolicLink()) return [file];
    return entry.isDirectory() ? linksBelow(file) : [];
  });
}

const realPlaceOf = (file: string) => unlessRefused(() => realpathSync(file));

/** Null where the system denies it. */
function unlessRefused<Found>(look: () => Found): Found | null {
  try {
    return look();
  } catch (error) {
    if (reasonOf(error) === null) throw error;
    return null;
  }
}
