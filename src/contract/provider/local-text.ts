import * as z from 'zod';

/** A text by language; the default language is required, others fall back to it. */
export const localText = z.object({ 'en-us': z.string(), 'ja-jp': z.string().optional() });

export type LocalText = z.infer<typeof localText>;
