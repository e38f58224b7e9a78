import * as z from 'zod';
import { columnIn, defaultLanguage, type Language } from '#src/domain/language.ts';
import { eachOnce } from '../each-once.ts';
import { byLanguage, localText } from '../local-text.ts';

/** One of `fields` or `memberFields` in `site.yaml`: a column of texts about an index or a constituent. */
export const ownField = z.object({
  /** The name used in data files and the API; `columnOfField` gives the column. */
  field: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens, a letter first'),
  name: localText,
});

export type OwnField = z.infer<typeof ownField>;

/** The fields, with unique names. */
export const ownFields = z.array(ownField).superRefine(eachOnce('field', 'field')).default([]);

/** The texts by field name. */
export const ownTexts = z.record(z.string(), byLanguage(z.string().trim().min(1).nullable()));

export type OwnTexts = z.infer<typeof ownTexts>;

const columnPrefix = 'field_';

/** The column that holds a field: `field_theme`, and `field_theme_ja` for another language. */
export const columnOfField = (
  { field }: Pick<OwnField, 'field'>,
  language: Language = defaultLanguage,
): string => {
  const column = columnPrefix + field;
  return language === defaultLanguage ? column : columnIn(language, column);
};

export const isColumnOfField = (column: string): boolean => column.startsWith(columnPrefix);
