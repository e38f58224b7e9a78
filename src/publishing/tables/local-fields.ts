import { columnIn, defaultLanguage, otherLanguages } from '#src/domain/language.ts';
import type { Field } from './field.ts';

/** The columns of a localised field: `title`, and `title_ja` for Japanese. */
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
