import * as z from 'zod';
import { defaultLanguage, otherLanguages, type OtherLanguage } from '#src/domain/language.ts';

type Shape<Value extends z.ZodType> = { [defaultLanguage]: Value } & {
  [L in OtherLanguage]: z.ZodOptional<Value>;
};

/** A value by language. The default language is required and is used where another is missing (I18-01). */
export function byLanguage<Value extends z.ZodType>(value: Value): z.ZodObject<Shape<Value>> {
  const others = otherLanguages.map((language) => [language, value.optional()]);
  return z.object({
    [defaultLanguage]: value,
    ...Object.fromEntries(others),
  }) as unknown as z.ZodObject<Shape<Value>>;
}

/** A text of the provider by language. */
export const localText = byLanguage(z.string());

export type LocalText = z.infer<typeof localText>;
