import { globSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { textsFiles, textsFolder } from '../texts/check-texts.ts';
import { brandFolder } from '../brand/brand-place.ts';
import { filesFolder } from '../documents/read-content.ts';
import { reasonOf } from '../reading/unreadable.ts';
import type { Ask } from './questions.ts';

/** Files with fixed names in a provider folder. */
const ownFiles = new Set([
  'site.yaml',
  'brand.yaml',
  'navigation.yaml',
  'insights.yaml',
  'mapping.yaml',
  'guards.yaml',
]);

/**
 * Folders and the files in them that need no other to name them. Of tables (`levels/`, `constituents/`) those that are read are known,
 * so that one in a folder of its own, or that the mapping leaves out, is asked about.
 */
const ownFolders: Record<string, RegExp> = {
  pages: /\.yaml$/,
  articles: /\.md$/,
  levels: /^$/,
  constituents: /^$/,
  [brandFolder]: /^$/,
  [filesFolder]: /^$/,
  [textsFolder]: new RegExp(`^(${textsFiles.join('|')})$`),
};

/** Folders of files that others refer to. */
const isContent = /^(brand|files|pages)\//;

/** Files that stand beside content everywhere and are never content. */
const usual = /^(\.|README|LICEN[SC]E|CHANGELOG|Thumbs\.db$|desktop\.ini$)/i;

/** The files of a folder that were read. */
type ReadFiles = {
  folder: string;
  tables: readonly { path: string }[];
  /** Paths that content files refer to; null where the content was not read because it is that of the last publish. */
  named: ReadonlySet<string> | null;
  /** Patterns of other files that are expected. */
  known: readonly string[];
};

/**
 * Asks about files and folders that nothing reads: the content of a file with a misspelt name would be lost silently.
 */
export function askAboutUnknownFiles({ folder, tables, named, known }: ReadFiles, ask: Ask): void {
  const read = new Set(tables.map((table) => path.normalize(table.path)));
  const allowed = new Set(known.flatMap((pattern) => globSync(pattern, { cwd: folder })));
  const isKnown = (name: string) =>
    read.has(path.join(folder, name)) ||
    (named?.has(path.resolve(folder, name)) ?? isContent.test(name)) ||
    allowed.has(name) ||
    isUsual(name);
  for (const name of unknownIn(folder, isKnown)) {
    ask({
      guard: 'unknown-file',
      file: path.join(folder, name),
      line: null,
      index: null,
      found: `nothing reads it${meantBy(name)}`,
      advice:
        'Rename it, name it in mapping.yaml, take it out, or list it in guards.yaml (unknown-file: known)',
    });
  }
}

const isUsual = (name: string) => usual.test(path.basename(name));

function unknownIn(folder: string, isKnown: (name: string) => boolean): string[] {
  return entriesOf(folder).flatMap(({ name, isFolder }) => {
    if (isKnown(name)) return [];
    const own = ownFolders[name];
    if (!isFolder) return ownFiles.has(name) ? [] : [name];
    if (!own) return unknownBelow(folder, name, isKnown);
    return filesBelow(folder, name).filter((file) => !own.test(file) && !isKnown(file));
  });
}

/** A folder from which nothing is read is one question; in other folders each unread file is. */
function unknownBelow(folder: string, name: string, isKnown: (name: string) => boolean): string[] {
  const files = filesBelow(folder, name);
  const unknown = files.filter((file) => !isKnown(file));
  return unknown.length === files.length ? [name] : unknown;
}

function filesBelow(folder: string, name: string): string[] {
  try {
    return readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    // A folder that cannot be listed is named itself.
    if (reasonOf(error) === null) throw error;
    return [name];
  }
}

function entriesOf(folder: string): { name: string; isFolder: boolean }[] {
  return readdirSync(folder).map((name) => ({
    name,
    isFolder: statSync(path.join(folder, name), { throwIfNoEntry: false })?.isDirectory() ?? false,
  }));
}

/** The name that a misspelt one probably means. */
function meantBy(name: string): string {
  const plain = (text: string) => text.toLowerCase().replace(/s$/, '');
  const near = [...Object.keys(ownFolders), ...ownFiles].find(
    (own) => plain(own) === plain(name) && own !== name,
  );
  return near === undefined ? '' : `; is it meant as ${near}?`;
}
