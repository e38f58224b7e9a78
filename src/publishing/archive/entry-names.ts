import { unprintableIn } from '../reading/unprintable.ts';
import { archiveFault } from './archive-faults.ts';

/** Most bytes of a file name and of a whole path on usual file systems. */
const longestName = 255;
const longestPath = 1_000;
const wanted = 'a path below the folder, of names that can be read';

/** Checks the names of an archive's entries, one after the other. */
export type EntryNames = {
  /**
   * The path of an entry below the folder that it is unpacked to.
   * @throws FaultsError for a name that leads elsewhere, that looks like another one, or that comes twice
   */
  take: (name: string, isFolder: boolean) => string;
};

export function entryNames(): EntryNames {
  /** Names already seen, as file systems without letter case compare them, and whether they are folders. */
  const known = new Map<string, { path: string; isFolder: boolean }>();

  function note(name: string, path: string, isFolder: boolean): void {
    const folded = path.normalize('NFC').toUpperCase().normalize('NFC');
    const before = known.get(folded);
    known.set(folded, { path, isFolder });
    if (before === undefined) return;
    if (before.path !== path) {
      const expected = 'names that differ in more than case or the form of accents';
      throw archiveFault(name, expected, `${path} beside ${before.path}`);
    }
    if (!before.isFolder || !isFolder) throw archiveFault(name, 'each file once', path);
  }

  return {
    take(name, isFolder) {
      const parts = partsOf(name);
      if (parts.length === 0 && !isFolder) throw archiveFault(name, wanted, name);
      for (let length = 1; length < parts.length; length++) {
        note(name, parts.slice(0, length).join('/'), true);
      }
      const path = parts.join('/');
      if (path !== '') note(name, path, isFolder);
      return path;
    },
  };
}

function partsOf(name: string): string[] {
  const refuse = (found: string) => archiveFault(name, wanted, found);
  const unseen = unprintableIn(name);
  if (unseen !== null) throw refuse(unseen);
  // Bytes that are not UTF-8 were decoded to U+FFFD; Windows reads a backslash as a separator, and a colon as that of a
  // drive or stream.
  if (/[\uFFFD\\:\t\r\n]/.test(name)) throw refuse(name);
  if (name.startsWith('/') || Buffer.byteLength(name) > longestPath) throw refuse(name);
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.some((part) => part === '..' || Buffer.byteLength(part) > longestName)) {
    throw refuse(name);
  }
  return parts;
}
