import { languageFacts, type Language } from '#src/domain/language.ts';

const segmenters = new Map<Language, Intl.Segmenter>();

/** A text in its words, signs and spaces, in their order: joined they are the text again. */
export function splitWords(language: Language, text: string): string[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(languageFacts[language].tag, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
