import {
  defaultLanguage,
  otherLanguages,
  type Language,
  type OtherLanguage,
} from '#src/domain/language.ts';

/** The column of a text in another language than the default one, which has the name of the text alone. */
type OtherColumn<Name extends string> = `${Name} ${OtherLanguage}`;

export const otherColumn = <Name extends string>(
  name: Name,
  language: OtherLanguage,
): OtherColumn<Name> => `${name} ${language}`;

/** The name of a text's column in a language. */
export const columnOf = <Name extends string>(name: Name, language: Language) =>
  language === defaultLanguage ? name : otherColumn(name, language);

export const otherColumns = <Name extends string>(name: Name): OtherColumn<Name>[] =>
  otherLanguages.map((language) => otherColumn(name, language));

/** Declares columns of a text in other languages. */
export function declaredIn<Name extends string, Row, Text extends string | null>(
  name: Name,
  value: (row: Row, language: OtherLanguage) => Text,
) {
  type Declared = { kind: 'text'; value: (row: Row) => Text };
  const columns = otherLanguages.map((language): [string, Declared] => [
    otherColumn(name, language),
    { kind: 'text', value: (row) => value(row, language) },
  ]);
  return Object.fromEntries(columns) as Record<OtherColumn<Name>, Declared>;
}
