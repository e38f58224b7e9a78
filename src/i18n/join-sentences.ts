import type { Language } from './languages.ts';

/** Sentences one after the other, those that are there; Japanese ones have no space between them. */
export function joinSentences(
  language: Language,
  sentences: readonly (string | null | false)[],
): string {
  return sentences.filter(Boolean).join(language === 'ja-jp' ? '' : ' ');
}
