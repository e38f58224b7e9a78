import * as z from 'zod';
import { columnIn, defaultLanguage, type Language } from '#src/domain/language.ts';
import { localText } from '../local-text.ts';

/** One of `fields` in `site.yaml`: what a column of texts in `indexes.csv` says of an index. */
export const ownField = z.object({
  /** Its name for programs; its column is called by `columnOfField`. */
  field: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens, a letter first'),
  name: localText,
});

export type OwnField = z.infer<typeof ownField>;

const columnPrefix = 'field_';

/** The column of `indexes.csv` that holds a field of the provider: `field_theme`, and `field_theme_ja` in another language. */
export const columnOfField = (
  { field }: Pick<OwnField, 'field'>,
  language: Language = defaultLanguage,
): string => {
  const column = columnPrefix + field;
  return language === defaultLanguage ? column : columnIn(language, column);
};

export const isColumnOfField = (column: string): boolean => column.startsWith(columnPrefix);
