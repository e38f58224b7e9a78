import type { Language } from '#src/domain/language.ts';
import { replaceMessagesBy } from '../define-messages.ts';
import type { Parts } from './text-parts.ts';

/**
 * What stands in place of a message: a text, or for a message with values its parts, which may differ where the first
 * value is none or one.
 */
type Replacement = string | { 0?: Parts; 1?: Parts; other: Parts };

/** A provider's own texts in one language, by the number of the message's group and by its key. */
export type ReplacedTexts = Readonly<Record<number, Readonly<Record<string, Replacement>>>>;

/** The own texts of a release, for those languages that have any. */
export type TextsByLanguage = Readonly<Partial<Record<Language, ReplacedTexts>>>;

const made = new WeakMap<object, object>();

/**
 * Makes every message look up the provider's texts at the moment it is used: those of the current request, job or
 * visit.
 */
export function readTextsFrom(textsNow: () => TextsByLanguage | undefined): void {
  replaceMessagesBy((group, messages, language) => {
    const texts = textsNow()?.[language]?.[group];
    return texts ? withReplaced(messages, texts) : messages;
  });
}

function withReplaced<M extends object>(messages: M, texts: Record<string, Replacement>): M {
  const before = made.get(texts);
  if (before) return before as M;
  const own = Object.entries(texts).map(([key, text]) => [key, said(text)]);
  const whole = { ...messages, ...Object.fromEntries(own) };
  made.set(texts, whole);
  return whole;
}

function said(text: Replacement): string | ((...values: unknown[]) => string) {
  if (typeof text === 'string') return text;
  return (...values) => {
    // A count is passed as it is shown ('1', or '1,204'). A value that is missing (null or '') counts as none.
    const parts = text[Number(values[0]) as 0 | 1] ?? text.other;
    return parts.map((part) => (typeof part === 'number' ? values[part] : part)).join('');
  };
}
