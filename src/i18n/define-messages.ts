import type { Language } from './languages.ts';

/** A message is a text, or a function of its values that gives one. */
type Message = string | ((...values: never[]) => string);

/** Calls with one text as value are the common case: `(term: string) => …`. */
type Translation<M> = { [K in keyof M]?: M[K] extends string ? string : M[K] };

/**
 * Declares the texts of one topic in every language. English is complete; a text that another language
 * lacks is shown in English (I18-01). The result gives the texts of a language: `m('ja-jp').close`.
 * The mark lets the bundler leave out topics that a page does not use.
 * @__NO_SIDE_EFFECTS__
 */
export function defineMessages<M extends Record<string, Message>>(
  english: M,
  japanese: Translation<M>,
): (language: Language) => M {
  const all: Record<Language, M> = { 'en-us': english, 'ja-jp': { ...english, ...japanese } };
  return (language) => all[language];
}
