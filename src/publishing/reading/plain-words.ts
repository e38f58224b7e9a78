import * as z from 'zod';
import { unprintableIn } from './unprintable.ts';

/** What an operator says of a release: letters of a label, and of a reason, which visitors read. */
export const longestWords = { label: 200, reason: 2_000 } as const;

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const steering = /[\u0080-\u009f]/u;

/**
 * Words that an operator gives along with what he does, in one line. They stand in lists on terminals, in feeds and on pages: what steers
 * a terminal, turns the direction of text or is seen by nobody is none of them.
 */
export const plainWords = (longest: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .pipe(z.string().min(1).max(longest))
    .refine((text) => unprintableIn(text) === null && !steering.test(text));

/** What such words look like, for whoever gave others. */
export const wordsExpected = (longest: number): string =>
  `one line of up to ${longest} characters, none of them a control character or invisible, is expected`;
