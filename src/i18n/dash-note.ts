import type { Missing } from '#src/domain/figures/measured.ts';
import type { Language } from '#src/domain/language.ts';
import { missingTexts, missingMessages } from './messages/figures/missing.ts';

/** Explains the dashes among the figures of a table, each reason once. The text is empty where no figure is missing. */
export function dashNote(language: Language, reasons: Iterable<Missing | null>): string {
  const texts = missingTexts(language);
  const found = [...new Set(reasons)].flatMap((reason) => (reason === null ? [] : texts[reason]));
  return found.length === 0 ? '' : missingMessages(language).note(found);
}
