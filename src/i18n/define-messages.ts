import { languages, type Language } from '#src/domain/language.ts';

/** A message is a text, or a function of its values that gives one. */
type Message = string | ((...values: never[]) => string) | undefined;

/** Texts of another language by the keys of the English ones; those that are missing are shown in English (I18-01). */
export type Translation<M> = { [K in keyof M]?: M[K] extends string ? string : M[K] };

/**
 * Puts the texts of one topic together from the folders of the languages. The result gives the texts of a language:
 * `m('ja-jp').close`. The mark lets the bundler leave out topics that a page does not use.
 * @__NO_SIDE_EFFECTS__
 */
export function defineMessages<M extends { [K in keyof M]: Message }>(
  english: M,
  translations: Partial<Record<Language, Translation<M>>>,
): (language: Language) => M {
  const all = Object.fromEntries(
    languages.map((language) => [language, { ...english, ...translations[language] }]),
  ) as Record<Language, M>;
  return (language) => all[language];
}
