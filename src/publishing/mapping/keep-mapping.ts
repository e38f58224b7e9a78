import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FolderMapping } from '#src/contract/provider/folder-mapping.ts';
import type { CheckContext } from '../check-context.ts';
import { readTextFile } from '../reading/read-text-file.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { createFaults } from '../faults.ts';
import { joinsOf } from './list-source-files.ts';
import { mapping as mappingSchema } from './mapping-schema.ts';
import { mappingFile, type Folders } from './read-mapping.ts';

/** Lists of keys are small; a larger file is not joined to daily files. */
const mostJoined = 2 * 1024 * 1024;

/**
 * Keeps the mapping of levels and its joined files with the release, since daily files are read by them when the folder
 * is not at hand. Faults of the mapping were reported when the folder was opened.
 */
export async function keepMapping(
  { folder, put, faults }: CheckContext,
  { filesDir }: Pick<Folders, 'filesDir'>,
): Promise<void> {
  const file = path.join(folder, mappingFile);
  const read = existsSync(file) ? await readYaml(file, mappingSchema, createFaults()) : null;
  const levels = read?.value.levels ?? [];
  if (levels.length === 0) return;
  const joined: NonNullable<FolderMapping['joined']> = {};
  const folders = filesDir === null ? [folder] : [folder, filesDir];
  const rules = levels.flatMap(({ joins }) => joins);
  for (const { name, path: place } of joinsOf(rules, folders, () => {})) {
    const bytes = await readFile(place);
    if (bytes.byteLength > mostJoined) {
      const expected = `at most ${mostJoined / 1024 / 1024} MiB, as it is kept for levels that are sent`;
      const found = `${bytes.byteLength} bytes`;
      faults.add({ file: place, line: 1, column: 1, expected, found });
    } else joined[name] = bytes.toString('base64');
  }
  const text = await readTextFile(file);
  put('mapping', 'mapping', Object.keys(joined).length > 0 ? { text, joined } : { text });
}
