import { languageFacts, type Language } from '#src/domain/language.ts';

const collators = new Map<Language, Intl.Collator>();

/**
 * Compares texts in the order that readers of the language expect of a list. The collator is created at the first
 * comparison, because creating one takes a phone longer than rendering many a list.
 */
export function collation(language: Language): (one: string, other: string) => number {
  return (one, other) => {
    const collator = collators.get(language) ?? new Intl.Collator(languageFacts[language].tag);
    collators.set(language, collator);
    return collator.compare(one, other);
  };
}
