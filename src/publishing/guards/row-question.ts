import { cellPosition } from '../reading/split-rows.ts';
import type { RecordRow } from '../tables/read-records.ts';
import type { Ask, ItemOf, Question } from './questions.ts';

/** The place of a value of a row in its file; of the row where the value is not from the file. */
export function placeInRow(
  { file, row, delimiter, cellOf }: RecordRow,
  of: string | undefined,
): Pick<Question, 'file' | 'line' | 'column'> {
  const cell = of === undefined ? null : cellOf(of);
  return cell === null ? { file, line: row.line } : { file, ...cellPosition(row, cell, delimiter) };
}

type RowQuestion = Pick<Question, 'guard' | 'found' | 'advice'> & {
  /** The column of the value that is asked about; the whole row without. */
  of?: string;
};

/** Asks about a row. A question about an index bears its id; what is found of any other item begins with its key. */
export function askAboutRow(
  ask: Ask,
  at: RecordRow,
  item: ItemOf,
  { of, guard, found, advice }: RowQuestion,
): void {
  const isIndex = item.kind === 'index';
  const said = isIndex ? found : `${item.key}: ${found}`;
  const index = isIndex ? item.key : null;
  ask({ guard, ...placeInRow(at, of), index, found: said, advice }, item);
}
