import { languageFacts } from '#src/domain/language.ts';
import type { DocumentRow } from '#src/contract/provider/documents.ts';
import type { Faults } from '../faults.ts';
import { cellPosition } from '../reading/split-rows.ts';
import type { RecordRow } from '../tables/read-records.ts';

export type ReadDocument = { row: DocumentRow; at: RecordRow };

const column = 'translation_of';

/**
 * Checks that a translation names the document that all translations of it name, and that none of these has a
 * language twice.
 * @param documents rows of `documents.csv` by their id, in the order of the file
 */
export function checkTranslations(
  documents: ReadonlyMap<string, ReadDocument>,
  faults: Pick<Faults, 'add'>,
): void {
  const taken = new Map<string, string>();
  for (const { row } of documents.values()) {
    if (row.translationOf === null) taken.set(languageOf(row.documentId, row), row.documentId);
  }
  for (const { row, at } of documents.values()) {
    if (row.translationOf === null) continue;
    const expected = wantedOf(row, row.translationOf, { documents, taken });
    if (expected === null) continue;
    const position = cellPosition(at.row, at.cellOf(column) ?? 0, at.delimiter);
    faults.add({ file: at.file, ...position, expected, found: row.translationOf });
  }
}

type Known = { documents: ReadonlyMap<string, ReadDocument>; taken: Map<string, string> };

/** What should stand in the cell; null where it is right. */
function wantedOf(row: DocumentRow, named: string, { documents, taken }: Known): string | null {
  const original = documents.get(named)?.row;
  if (!original || original === row) return `${column}: the document_id of another document`;
  const first = original.translationOf;
  if (first !== null)
    return `${column}: the document that was translated first (${named} is a translation of ${first})`;
  const place = languageOf(named, row);
  const other = taken.get(place);
  if (other !== undefined)
    return `${column}: a document that has no other edition in ${languageFacts[row.language].tag} (${other} is one)`;
  taken.set(place, row.documentId);
  return null;
}

const languageOf = (original: string, { language }: DocumentRow) => `${language} ${original}`;
