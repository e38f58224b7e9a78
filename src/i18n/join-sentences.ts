import type { Language } from '#src/domain/language.ts';
import { formats } from './messages/formats.ts';

/** Joins those sentences that exist, separated as the language separates sentences. */
export function joinSentences(
  language: Language,
  sentences: readonly (string | null | false)[],
): string {
  return sentences.filter(Boolean).join(formats(language).sentenceSeparator);
}
