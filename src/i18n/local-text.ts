import type { Language } from '#src/domain/language.ts';

/** The provider's text in a language, or in English where there is no such text (I18-01). */
export function localText(
  text: Partial<Record<Language, string | undefined>> & { 'en-us': string },
  language: Language,
): string {
  return text[language] ?? text['en-us'];
}
