import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { FaultsError, type Faults } from '../faults.ts';
import { reasonOf } from './unreadable.ts';

/**
 * Folders may come from others: a symbolic link could publish any file of this machine, and one that leads back to a folder around
 * it would never end. A broken link, and a folder that cannot be listed, are left for their readers to report.
 * @throws FaultsError before anything behind such a link is read
 */
export function refuseLinks(folder: string, faults: Faults): void {
  const root = realpathSync(folder);
  lookBelow(
    { folder, place: root },
    { root, around: new Set(), seen: new Set() },
    (file, problem) => faults.add({ file, line: 1, column: 1, ...problem }),
  );
  if (faults.total > 0) throw new FaultsError(faults);
}

/** A folder by the path that leads to it, and by the one that it has without links. */
type Place = { folder: string; place: string };

/** The folders around one by their real paths, the folders that were looked at, and the folder of the provider. */
type Looked = { root: string; around: ReadonlySet<string>; seen: Set<string> };

type Refuse = (file: string, problem: { expected: string; found: string }) => void;

/** Each folder is looked at once, by whichever way it is reached. */
function lookBelow({ folder, place }: Place, looked: Looked, refuse: Refuse): void {
  if (looked.seen.has(place)) return;
  looked.seen.add(place);
  const within = { ...looked, around: new Set([...looked.around, place]) };
  for (const entry of unlessRefused(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      lookBelow({ folder: file, place: path.join(place, entry.name) }, within, refuse);
    } else if (entry.isSymbolicLink()) {
      lookBehind(file, within, refuse);
    }
  }
}

function lookBehind(link: string, looked: Looked, refuse: Refuse): void {
  const place = unlessRefused(() => realpathSync(link));
  if (place === null) return;
  if (place !== looked.root && !place.startsWith(looked.root + path.sep)) {
    refuse(link, { expected: 'a file of this folder', found: 'a link that leads out of it' });
  } else if (looked.around.has(place)) {
    const expected = 'a link to a file, or to a folder that the link is not in';
    refuse(link, { expected, found: 'a link that leads back to a folder around it' });
  } else {
    lookBelow({ folder: link, place }, looked, refuse);
  }
}

/** Null where the system denies it. */
function unlessRefused<Found>(look: () => Found): Found | null {
  try {
    return look();
  } catch (error) {
    if (reasonOf(error) === null) throw error;
    return null;
  }
}
