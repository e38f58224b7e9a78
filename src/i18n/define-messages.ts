import { languages, type Language } from '#src/domain/language.ts';

/** A message is a text, or a function that builds a text from values. */
type Message = string | ((...values: never[]) => string) | undefined;

/**
 * The texts of another language by the keys of the English ones. A text that is missing is shown in English (I18-01).
 */
export type Translation<M> = { [K in keyof M]?: M[K] extends string ? string : M[K] };

type Replace = <M extends object>(group: number, messages: M, language: Language) => M;

let replace: Replace | undefined;

/** Sets the function that supplies a provider's own text for a message each time the message is used. */
export function replaceMessagesBy(replacing: Replace): void {
  replace = replacing;
}

/**
 * Defines one group of messages from its texts in all languages; `m('ja-jp').close` is then a text in Japanese. The
 * annotation lets the bundler leave out groups that a page does not use.
 * @param group number of the group in `messages/groups.ts`; every page holds dozens of groups, and names would be longer
 * @param translations texts of the group in the other languages, in their order; empty where a language has none
 * @__NO_SIDE_EFFECTS__
 */
export function defineMessages<M extends { [K in keyof M]: Message }>(
  group: number,
  english: M,
  ...translations: Translation<M>[]
): (language: Language) => M {
  const all = Object.fromEntries(
    languages.map((language, at) => [language, { ...english, ...translations[at - 1] }]),
  ) as Record<Language, M>;
  return (language) => replace?.(group, all[language], language) ?? all[language];
}
