import * as z from 'zod';

const text = z
  .string()
  .min(1)
  .max(2000)
  .regex(
    /^(?!.*(?:<[/!a-zA-Z]|&#?\w+;))/s,
    'plain text: no tags, and no characters by their names',
  );

/** The replacement of a message: one text, or texts by the value of its first parameter. */
const ownText = z.union([
  text,
  z.object({
    /** The text for an unknown value or zero. */
    none: text.optional(),
    one: text.optional(),
    other: text,
  }),
]);

/** `texts/{language}.yaml`: the provider's replacements of interface texts, by message name (`shellMessages.menu`). */
export const ownTexts = z.record(z.string(), ownText);

export type OwnText = z.infer<typeof ownText>;
export type OwnTexts = z.infer<typeof ownTexts>;
