import { languageTags, type Language } from './languages.ts';

const collators = new Map<Language, Intl.Collator>();

/** Compares texts as a reader of the language expects them in a list. */
export function collation(language: Language): (one: string, other: string) => number {
  const known = collators.get(language);
  const collator = known ?? new Intl.Collator(languageTags[language]);
  if (!known) collators.set(language, collator);
  return collator.compare;
}
