import { globSync } from 'node:fs';
import path from 'node:path';
import type { Source, TableKind } from './mapping-schema.ts';

export type SourceFile = {
  kind: TableKind;
  /** Path below its folder: its name in the release. */
  name: string;
  /** Path from the working directory, as the caller gave the folder: its name in faults. */
  path: string;
  /** Where its content is, when that is elsewhere, as with standard input. */
  readFrom?: string | undefined;
  source: Source;
};

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
};

export const tableKinds = Object.keys(ownFiles) as TableKind[];

/**
 * The files of a kind: those that the mapping names, then those of our own format that it does not.
 * A pattern is looked for in the provider folder first, then in the folder of `--files`.
 */
export function listSourceFiles(
  kind: TableKind,
  sources: readonly Source[],
  { folder, filesDir }: { folder: string; filesDir: string | null },
  onNothingFound: (index: number, pattern: string) => void,
): SourceFile[] {
  const mapped = sources.flatMap((source, index) => {
    const own = filesIn(folder, kind, source);
    const found = own.length > 0 || filesDir === null ? own : filesIn(filesDir, kind, source);
    if (found.length === 0) onNothingFound(index, source.file);
    return found;
  });
  const taken = new Set(mapped.map((file) => file.path));
  const own = filesIn(folder, kind, { ...ownFormat, file: ownFiles[kind] });
  return [...mapped, ...own.filter((file) => !taken.has(file.path))];
}

function filesIn(folder: string, kind: TableKind, source: Source): SourceFile[] {
  const files = globSync(source.file, { cwd: folder }).toSorted();
  return files.map((name) => ({
    kind,
    name,
    path: path.join(folder, name),
    source: namedBy(name, source),
  }));
}

/** What the star of a pattern stands for in the name of a file; null where the name does not fit. */
export function starIn(pattern: string, file: string): string | null {
  const [before = '', after = ''] = pattern.split('*');
  const name = path.basename(file);
  const isFit = name.startsWith(before) && name.endsWith(after);
  const length = name.length - before.length - after.length;
  return isFit && length > 0 ? name.slice(before.length, before.length + length) : null;
}

/** A source for one of its files, in which rules by the name of the file are of one value. */
export function namedBy(file: string, source: Source): Source {
  if (source.columns === undefined) return source;
  const columns = Object.entries(source.columns).map(([column, rule]) => {
    const value = rule.fileName === undefined ? null : starIn(rule.fileName, file);
    return [column, value === null ? rule : { ...rule, value }];
  });
  return { ...source, columns: Object.fromEntries(columns) };
}
