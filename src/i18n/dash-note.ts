import type { Missing } from '#src/domain/figures/measured.ts';
import type { Language } from '#src/domain/language.ts';
import { missingTexts, missingMessages } from './messages/figures/missing.ts';

/** Says why there are dashes among the figures of a table, each reason once; empty where there are none. */
export function dashNote(language: Language, reasons: Iterable<Missing | null>): string {
  const texts = missingTexts(language);
  const found = [...new Set(reasons)].flatMap((reason) => (reason === null ? [] : texts[reason]));
  return found.length === 0 ? '' : missingMessages(language).note(found);
}
