import type { Language } from '#src/domain/language.ts';
import { stateTexts } from './messages/forms/states.ts';

/** The name of a state or province by its code. */
export function stateName(language: Language, code: string): string {
  return stateTexts(language)[code] ?? code;
}
