import * as z from 'zod';
import { columnIn, defaultLanguage, type Language } from '#src/domain/language.ts';
import { byLanguage, localText } from '../local-text.ts';

/** One of `fields` or `memberFields` in `site.yaml`: what a column of texts says of an index, or of a member. */
export const ownField = z.object({
  /** Its name for programs; its column is called by `columnOfField`. */
  field: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens, a letter first'),
  name: localText,
});

export type OwnField = z.infer<typeof ownField>;

/** Such fields, each name once. */
export const ownFields = z
  .array(ownField)
  .refine(
    (own) => new Set(own.map(({ field }) => field)).size === own.length,
    'must name each field once',
  )
  .default([]);

/** What is said in them, by the name of the field. */
export const ownTexts = z.record(z.string(), byLanguage(z.string().trim().min(1).nullable()));

export type OwnTexts = z.infer<typeof ownTexts>;

const columnPrefix = 'field_';

/** The column of a table that holds a field of the provider: `field_theme`, and `field_theme_ja` in another language. */
export const columnOfField = (
  { field }: Pick<OwnField, 'field'>,
  language: Language = defaultLanguage,
): string => {
  const column = columnPrefix + field;
  return language === defaultLanguage ? column : columnIn(language, column);
};

export const isColumnOfField = (column: string): boolean => column.startsWith(columnPrefix);
