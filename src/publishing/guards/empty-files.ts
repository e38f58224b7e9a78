import type { SourceFile } from '../mapping/list-source-files.ts';
import type { TableKind } from '../mapping/mapping-schema.ts';
import type { Ask } from './questions.ts';

/** Kinds of files that programs write: with a header alone, one of them has most likely written nothing. */
const written: ReadonlySet<TableKind> = new Set([
  'levels',
  'constituents',
  'products',
  'structured-products',
  'characteristics',
  'sustainability',
]);

/** Asks about files that have a header alone. */
export function askAboutEmptyFiles(files: readonly SourceFile[], ask: Ask): void {
  for (const { kind, path, met } of files) {
    if (!written.has(kind) || met?.rows !== 0) continue;
    ask({
      guard: 'empty-file',
      file: path,
      line: 1,
      index: null,
      found: 'it has a header and no row',
      advice: 'Look whether the program that writes it failed, or remove the file',
    });
  }
}
