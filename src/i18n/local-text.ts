import { defaultLanguage, type Language } from '#src/domain/language.ts';

/** A provider's text in the given language, or in English where the provider has none in that language (I18-01). */
export function localText<Value>(
  said: Partial<Record<Language, Value | undefined>> & { [defaultLanguage]: Value },
  language: Language,
): Value {
  return said[language] ?? said[defaultLanguage];
}
