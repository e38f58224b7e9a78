import type { Language } from './languages.ts';

/** Texts in a row: 'Germany, Austria', 'ドイツ、オーストリア'. */
export function listedTexts(language: Language, texts: readonly string[]): string {
  return texts.join(language === 'ja-jp' ? '、' : ', ');
}
