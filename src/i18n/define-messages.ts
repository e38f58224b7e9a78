import { languages, type Language } from '#src/domain/language.ts';

/** A message is a text, or a function of its values that gives one. */
type Message = string | ((...values: never[]) => string) | undefined;

/** Texts of another language by the keys of the English ones; those that are missing are shown in English (I18-01). */
export type Translation<M> = { [K in keyof M]?: M[K] extends string ? string : M[K] };

type Replace = <M extends object>(group: number, messages: M, language: Language) => M;

let replace: Replace | undefined;

/** Sets who puts a provider's own texts in place of messages whenever they are asked for. */
export function replaceMessagesBy(replacing: Replace): void {
  replace = replacing;
}

/**
 * Puts the texts of one group together from the folders of the languages. The result gives the texts of a language:
 * `m('ja-jp').close`. The mark lets the bundler leave out groups that a page does not use.
 * @param group its number in `messages/groups.ts`: every page holds some dozens of these, and a name takes ten times the room
 * @param ofLanguages its texts in the languages, in their order; an empty one where a language has none
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
