import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { starIn } from './star-in.ts';
import type { YamlPath } from '../reading/read-yaml.ts';
import type { ConditionRule, JoinRule, Source, TableKind } from './mapping-schema.ts';

export type SourceFile = {
  kind: TableKind;
  /** Path below its folder: its name in the release. */
  name: string;
  /** Path from the working directory, as the caller gave it: faults name it. */
  path: string;
  /** Where its content is read from, if elsewhere, as from standard input. */
  readFrom?: string | undefined;
  source: Source;
  /** Files that the mapping joins to it. */
  joins?: JoinedFile[];
  /** What was read of it. */
  met?: { rows: number; rules: Set<ConditionRule> };
};

/** A file whose columns are added to rows with the same key. */
export type JoinedFile = { name: string; path: string; rule: JoinRule };

/** All files of content that tables are made from. */
export const filesOf = (tables: readonly SourceFile[]): { name: string; path: string }[] =>
  tables.flatMap((table) => [table, ...(table.joins ?? [])]);

const ownFiles: Record<TableKind, string> = {
  indexes: 'indexes.csv',
  levels: 'levels/*.{csv,csv.gz}',
  constituents: 'constituents/*.{csv,csv.gz}',
  characteristics: 'characteristics.{csv,csv.gz}',
  products: 'products.csv',
  'structured-products': 'structured-products.csv',
  sustainability: 'sustainability.{csv,csv.gz}',
  'sustainability-metrics': 'sustainability-metrics.csv',
  documents: 'documents.csv',
  'document-versions': 'document-versions.csv',
  redirects: 'redirects.csv',
  notices: 'notices.csv',
  'gender-diversity': 'gender-diversity.csv',
};

/** How a file of our own format is read. */
export const ownFormat: Omit<Source, 'file'> = {
  preamble: 0,
  header: true,
  tolerance: { rows: 0 },
  leaveOut: [],
  keep: [],
  joins: [],
};

export const tableKinds = Object.keys(ownFiles) as TableKind[];

/**
 * The files of a kind: those that the mapping names, then those of our own format that it does not name. A pattern is
 * matched in the provider folder first, then in the folder of `--files`.
 */
export function listSourceFiles(
  kind: TableKind,
  sources: readonly Source[],
  { folder, filesDir }: { folder: string; filesDir: string | null },
  onNothingFound: (at: YamlPath, pattern: string) => void,
): SourceFile[] {
  const mapped = sources.flatMap((source, index) => {
    const own = filesIn(folder, kind, source);
    const found = own.length > 0 || filesDir === null ? own : filesIn(filesDir, kind, source);
    if (found.length === 0 && !source.daily) onNothingFound([index, 'file'], source.file);
    const joins = joinsOf(
      source.joins,
      [folder, ...(filesDir === null ? [] : [filesDir])],
      (at, name) => onNothingFound([index, 'joins', at, 'file'], name),
    );
    return found.map((file) => ({ ...file, joins }));
  });
  const taken = new Set(mapped.map((file) => file.path));
  const own = filesIn(folder, kind, { ...ownFormat, file: ownFiles[kind] });
  return [...mapped, ...own.filter((file) => !taken.has(file.path))];
}

/**
 * Whether a path stays below its folder. Folders may be uploaded to the newsroom, and a fault that quotes its file
 * would reveal any file of the server.
 */
function staysBelow(name: string): boolean {
  return !path.isAbsolute(name) && path.normalize(name).split(path.sep)[0] !== '..';
}

/** The files that are joined to a source, from the first folder that has them. */
export function joinsOf(
  rules: readonly JoinRule[],
  folders: readonly string[],
  onNothingFound: (index: number, name: string) => void,
): JoinedFile[] {
  return rules.flatMap((rule, index) => {
    const places = staysBelow(rule.file) ? folders.map((one) => path.join(one, rule.file)) : [];
    const place = places.find((one) => existsSync(one));
    if (place === undefined) onNothingFound(index, rule.file);
    return place === undefined ? [] : [{ name: rule.file, path: place, rule }];
  });
}

function filesIn(folder: string, kind: TableKind, source: Source): SourceFile[] {
  const files = globSync(source.file, { cwd: folder }).filter(staysBelow).toSorted();
  return files.map((name) => ({
    kind,
    name,
    path: path.join(folder, name),
    source: namedBy(name, source),
  }));
}

/** The source of one of its files, with rules on the file's name replaced by their values. */
export function namedBy(file: string, source: Source): Source {
  if (source.columns === undefined) return source;
  const columns = Object.entries(source.columns).map(([column, rule]) => {
    const value = rule.fileName === undefined ? null : starIn(rule.fileName, path.basename(file));
    return [column, value === null ? rule : { ...rule, value }];
  });
  return { ...source, columns: Object.fromEntries(columns) };
}
