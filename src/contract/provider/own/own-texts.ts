import * as z from 'zod';

const text = z
  .string()
  .min(1)
  .max(2000)
  .regex(
    /^(?!.*(?:<[/!a-zA-Z]|&#?\w+;))/s,
    'plain text: no tags, and no characters by their names',
  );

/** What stands in place of a message: a text, or several by its first value. */
const ownText = z.union([
  text,
  z.object({
    /** Where that is nothing: not known, or zero. */
    none: text.optional(),
    one: text.optional(),
    other: text,
  }),
]);

/** `texts/{language}.yaml`: what the provider says in place of messages, by their names (`shellMessages.menu`). */
export const ownTexts = z.record(z.string(), ownText);

export type OwnText = z.infer<typeof ownText>;
export type OwnTexts = z.infer<typeof ownTexts>;
