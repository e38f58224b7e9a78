import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { RecordRow } from '../tables/read-records.ts';
import { wrongCheckDigit } from './check-digits.ts';
import type { Ask } from './questions.ts';

/** Asks about a row of the index master. */
export function askAboutIndex(record: IndexRecord, at: RecordRow, ask: Ask): void {
  const { fundId, isin, launchDate, baseDate } = record;
  askAboutIdentifier(isin, at, ask, { kind: 'index', key: fundId });
  if (launchDate === null || baseDate === null || launchDate >= baseDate) return;
  const question = {
    guard: 'launch-before-base' as const,
    file: at.file,
    line: at.row.line,
    index: fundId,
    found: `launched on ${launchDate}, before its base date, ${baseDate}`,
    advice: 'Look at launch_date and base_date: an index is launched on or after its base date',
  };
  ask(question, { kind: 'index', key: fundId });
}

/** Asks about an identifier in the form of an ISIN or LEI with a wrong check digit. */
export function askAboutIdentifier(
  text: string | null,
  at: Pick<RecordRow, 'file' | 'row'>,
  ask: Ask,
  of: { kind: ItemKind; key: string },
): void {
  const wrong = text === null ? null : wrongCheckDigit(text);
  if (wrong === null) return;
  const question = {
    guard: 'check-digit' as const,
    file: at.file,
    line: at.row.line,
    index: null,
    found: `${wrong}: its check digit does not follow from the others`,
    advice: 'Compare the identifier with its source, sign by sign',
  };
  ask(question, of);
}
