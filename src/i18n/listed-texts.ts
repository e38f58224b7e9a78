import type { Language } from '#src/domain/language.ts';
import { formats } from './messages/formats.ts';

/** Joins texts into a list as the language writes it: 'Germany, Austria', 'ドイツ、オーストリア'. */
export function listedTexts(language: Language, texts: readonly string[]): string {
  return texts.join(formats(language).listSeparator);
}
