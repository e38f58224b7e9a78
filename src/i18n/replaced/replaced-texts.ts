import type { Language } from '#src/domain/language.ts';
import { replaceMessagesBy } from '../define-messages.ts';
import type { Parts } from './text-parts.ts';

/** What replaces a message: a text, or where it has values its parts, and those for a first value of nothing and of one. */
type Replacement = string | { 0?: Parts; 1?: Parts; other: Parts };

/** Texts of a provider in place of messages of one language, by the number of the group and by key. */
export type ReplacedTexts = Readonly<Record<number, Readonly<Record<string, Replacement>>>>;

/** Those of a release, in the languages that have any. */
export type TextsByLanguage = Readonly<Partial<Record<Language, ReplacedTexts>>>;

const made = new WeakMap<object, object>();

/** From now on messages have the replaced texts that hold when they are asked for: of a request, of a job, of a visit. */
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
    // A count comes as it is shown: '1', or '1,204'. What is not there (null or '') is as none.
    const parts = text[Number(values[0]) as 0 | 1] ?? text.other;
    return parts.map((part) => (typeof part === 'number' ? values[part] : part)).join('');
  };
}
