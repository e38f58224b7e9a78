import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { dashNote } from '#src/i18n/dash-note.ts';
import type { Language } from '#src/domain/language.ts';
import { shownMonths } from './factsheet-years.ts';

/** Why figures of the sheet's tables are dashes, each reason once; empty where none is. `most` is the number of years with months. */
export function dashesOf(figures: IndexFigures, most: number, language: Language): string {
  const { periodReturns, risk, drawdowns } = figures;
  const named = new Set(risk.flatMap(({ figure, value }) => (value === null ? [] : figure)));
  return dashNote(language, [
    ...periodReturns.map(({ missing }) => missing),
    // Rows that would have no figure at all are left out, and so is a window of drawdowns without one.
    ...risk.flatMap(({ figure, missing }) => (named.has(figure) ? missing : [])),
    ...drawdowns.map(({ depth, peak }) => (depth !== null && peak === null ? 'no-fall' : null)),
    ...shownMonths(figures, most).flatMap(({ missingMonths }) => missingMonths),
  ]);
}
