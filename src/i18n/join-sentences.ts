import type { Language } from '#src/domain/language.ts';
import { formats } from './messages/formats.ts';

/** Sentences one after the other, those that are there; as their language sets them apart. */
export function joinSentences(
  language: Language,
  sentences: readonly (string | null | false)[],
): string {
  return sentences.filter(Boolean).join(formats(language).sentenceSeparator);
}
