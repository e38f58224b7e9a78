import type { RecordRow } from '../tables/read-records.ts';
import { wrongCheckDigit } from './check-digits.ts';
import type { Ask, ItemOf } from './questions.ts';
import { askAboutRow } from './row-question.ts';

/** Asks about the `isin` of a row that has the form of an ISIN or LEI, and a wrong check digit. */
export function askAboutIdentifier(text: string | null, at: RecordRow, ask: Ask, of: ItemOf): void {
  const wrong = text === null ? null : wrongCheckDigit(text);
  if (wrong === null) return;
  askAboutRow(ask, at, of, {
    of: 'isin',
    guard: 'check-digit',
    found: `isin ${wrong}: its check digit does not follow from the others`,
    advice: 'Compare the identifier with its source, sign by sign',
  });
}
