import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brandFolder } from './brand/brand-place.ts';
import { filesFolder } from './documents/read-content.ts';
import type { Faults } from './faults.ts';
import { pagesFolder } from './pages/page-place.ts';
import { reasonOf } from './reading/unreadable.ts';
import { textsFolder } from './texts/check-texts.ts';

/** Files in these are found by name: an unreadable folder would look empty. */
const ownFolders = [
  'articles',
  brandFolder,
  'constituents',
  filesFolder,
  'levels',
  pagesFolder,
  textsFolder,
];

/** Adds faults for folders that cannot be listed. */
export function requireOwnFolders(folder: string, faults: Faults): void {
  for (const name of ownFolders) {
    const file = path.join(folder, name);
    try {
      readdirSync(file, { recursive: true });
    } catch (error) {
      const found = reasonOf(error);
      if (found === null) throw error;
      const expected = 'a folder that can be read';
      const place = (error as NodeJS.ErrnoException).path ?? file;
      if (existsSync(file)) faults.add({ file: place, line: 1, column: 1, expected, found });
    }
  }
}
