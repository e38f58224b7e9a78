import { languageFacts, type Language } from '#src/domain/language.ts';

const collators = new Map<Language, Intl.Collator>();

/**
 * Compares texts as a reader of the language expects them in a list. The rules are loaded with the first
 * comparison: that takes a phone longer than many a list.
 */
export function collation(language: Language): (one: string, other: string) => number {
  return (one, other) => {
    const collator = collators.get(language) ?? new Intl.Collator(languageFacts[language].tag);
    collators.set(language, collator);
    return collator.compare(one, other);
  };
}
