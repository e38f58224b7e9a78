import * as z from 'zod/mini';
import { isEmailAddress } from '#src/domain/email.ts';

/** What can be wrong with a field: a key, for which the site has a text in each language. */
export type FieldProblemKey =
  | 'required'
  | 'emailFormat'
  | 'choice'
  | 'tooLong'
  | 'characters'
  | 'repeated'
  | 'leaveEmpty';

const message = (key: FieldProblemKey) => key;

/**
 * Tab and line breaks are text; the other control characters and halves of a surrogate pair are nobody's typing,
 * and no store takes all of them.
 */
const noText = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Blank counts as empty (FV-02): texts are trimmed before anything is asked of them. */
const trimmed = z.trim();
const filled = z.minLength(1, { error: message('required'), abort: true });
const printable = z.refine<string>((text) => !noText.test(text), {
  error: message('characters'),
});
const upTo = (length: number) => z.maxLength(length, { error: message('tooLong') });
const oneOf = (choices: readonly string[]) =>
  z.refine<string>((text) => choices.includes(text), { error: message('choice') });
const oneOfOrEmpty = (choices: readonly string[]) =>
  z.refine<string>((text) => text === '' || choices.includes(text), { error: message('choice') });

const text = () => z.string({ error: message('required') });

export const requiredEmail = () =>
  text().check(
    trimmed,
    filled,
    z.refine<string>(isEmailAddress, { error: message('emailFormat') }),
  );

export const requiredText = (length: number) =>
  text().check(trimmed, filled, upTo(length), printable);

/** A field that is absent is an empty one. */
export const optionalText = (length: number) =>
  z.prefault(text().check(trimmed, upTo(length), printable), '');

export const requiredChoice = (choices: readonly string[]) =>
  text().check(trimmed, filled, oneOf(choices));

export const optionalChoice = (choices: readonly string[]) =>
  z.prefault(text().check(trimmed, oneOfOrEmpty(choices)), '');

/** What the page fills in by itself: the visitor could not mend it, so it is cut instead of refused. */
export const filledIn = (length: number) =>
  z.prefault(
    text().check(
      z.overwrite((given) =>
        given
          .trim()
          .slice(0, length)
          // After the cut, which may leave half of a character.
          .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
          .trim(),
      ),
    ),
    '',
  );
