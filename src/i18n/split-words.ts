import { languageFacts, type Language } from '#src/domain/language.ts';

const segmenters = new Map<Language, Intl.Segmenter>();

/** Splits a text into words, punctuation and spaces in their order, so that joining the parts gives the text again. */
export function splitWords(language: Language, text: string): string[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(languageFacts[language].tag, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
