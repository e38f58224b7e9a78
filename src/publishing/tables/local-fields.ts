import { columnIn, defaultLanguage, otherLanguages } from '#src/domain/language.ts';
import type { Field } from './field.ts';

/** The columns of something that is given by language: `title`, and `title_ja` for its Japanese. */
export function localFields(field: Field): Field[] {
  const { column, path, type } = field;
  const others = otherLanguages.map((language) => ({
    column: columnIn(language, column),
    path: `${path}.${language}`,
    type,
    absent: undefined,
  }));
  return [{ ...field, path: `${path}.${defaultLanguage}` }, ...others];
}
