import { globSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { textsFiles, textsFolder } from '../texts/check-texts.ts';
import { brandFolder } from '../brand/brand-place.ts';
import { filesFolder } from '../documents/read-content.ts';
import { reasonOf } from '../reading/unreadable.ts';
import type { Ask } from './questions.ts';

/** Files of a provider folder by their own names. */
const ownFiles = new Set([
  'site.yaml',
  'brand.yaml',
  'navigation.yaml',
  'insights.yaml',
  'mapping.yaml',
  'guards.yaml',
]);

/** Folders, and what their readers look for in them; all else in them counts as soon as a file of content names it. */
const ownFolders: Record<string, RegExp> = {
  pages: /\.yaml$/,
  articles: /\.md$/,
  levels: /\.csv(\.gz)?$/,
  constituents: /\.csv(\.gz)?$/,
  [brandFolder]: /^$/,
  [filesFolder]: /^$/,
  [textsFolder]: new RegExp(`^(${textsFiles.join('|')})$`),
};

/** What lies in folders of which others name the files. */
const isContent = /^(brand|files|pages)\//;

/** What stands beside content everywhere and is never meant as such. */
const usual = /^(\.|README|LICEN[SC]E|CHANGELOG|Thumbs\.db$|desktop\.ini$)/i;

/** What was read of a folder. */
type ReadFiles = {
  folder: string;
  tables: readonly { path: string }[];
  /** Paths of files that others name; null where they were not read, as they are those of the last publish. */
  named: ReadonlySet<string> | null;
  /** Patterns of files that are meant to lie there. */
  known: readonly string[];
};

/** Asks about files and folders that nothing reads: a misspelt name would lose what is in them without a word. */
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

/** A folder that nothing is read from is told once; of one that is read from in part, each other file. */
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
    // What cannot be looked into is told by its own name.
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

/** The name that a misspelt one was meant for, as far as it can be told. */
function meantBy(name: string): string {
  const plain = (text: string) => text.toLowerCase().replace(/s$/, '');
  const near = [...Object.keys(ownFolders), ...ownFiles].find(
    (own) => plain(own) === plain(name) && own !== name,
  );
  return near === undefined ? '' : `; is it meant as ${near}?`;
}
