import type { RecordRow } from '../tables/read-records.ts';
import type { Ask, ItemOf, Question } from './questions.ts';

/** Asks about a row. A question about an index bears its id; what is found of any other item begins with its key. */
export function askAboutRow(
  ask: Ask,
  { file, row }: Pick<RecordRow, 'file' | 'row'>,
  of: ItemOf,
  { guard, found, advice }: Pick<Question, 'guard' | 'found' | 'advice'>,
): void {
  const isIndex = of.kind === 'index';
  const said = isIndex ? found : `${of.key}: ${found}`;
  const index = isIndex ? of.key : null;
  ask({ guard, file, line: row.line, index, found: said, advice }, of);
}
