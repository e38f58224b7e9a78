import type { Language } from '#src/domain/language.ts';
import { choiceNames } from './messages/forms/choices.ts';

/** The name of a form's choice in the visitor's language. */
export function choiceName(language: Language, choice: string): string {
  const names: Readonly<Record<string, string>> = choiceNames(language);
  return names[choice] ?? choice;
}
