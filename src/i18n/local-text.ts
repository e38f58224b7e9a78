import { defaultLanguage, type Language } from '#src/domain/language.ts';

/** What the provider says in a language, or in English where it does not (I18-01). */
export function localText<Value>(
  said: Partial<Record<Language, Value | undefined>> & { [defaultLanguage]: Value },
  language: Language,
): Value {
  return said[language] ?? said[defaultLanguage];
}
