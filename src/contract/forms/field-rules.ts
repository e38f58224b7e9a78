import * as z from 'zod/mini';
import { isEmailAddress } from '#src/domain/email.ts';

/** What can be wrong with a field, as a key of the site's texts in each language. */
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
 * Control characters other than tab and line breaks, and lone surrogates: nobody types them, and not every store
 * accepts them.
 */
const noText = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Blank counts as empty (FV-02), so texts are trimmed before any rule is applied. */
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

/** An absent field counts as an empty one. */
export const optionalText = (length: number) =>
  z.prefault(text().check(trimmed, upTo(length), printable), '');

export const requiredChoice = (choices: readonly string[]) =>
  text().check(trimmed, filled, oneOf(choices));

export const optionalChoice = (choices: readonly string[]) =>
  z.prefault(text().check(trimmed, oneOfOrEmpty(choices)), '');

/** A field that the page fills in. The visitor could not correct it, so a text that is too long is cut, not refused. */
export const filledIn = (length: number) =>
  z.prefault(
    text().check(
      z.overwrite((given) =>
        given
          .trim()
          .slice(0, length)
          // These are replaced after the cut, which may split a surrogate pair.
          .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
          .trim(),
      ),
    ),
    '',
  );
