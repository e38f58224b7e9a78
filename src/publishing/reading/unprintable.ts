/**
 * Characters that databases, PDFs or feeds refuse and that nobody writes on purpose: controls other than tabs and line
 * ends, lone surrogates, and noncharacters (U+FFFE, U+FFFF). Invisible characters and those that change the direction
 * of text are refused too, since names that differ would look alike. Joiners within emoji and words of some scripts
 * (U+200C, U+200D) are accepted. U+0080 to U+009F are accepted: foreign files have them in names that were encoded
 * twice, and hundreds of indexes should not fail for one name.
 */
const unprintable =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Cs}|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/u;

export const printableText = 'text without control or invisible characters';

/** The first such character of a text, as U+…; null without one. */
export function unprintableIn(text: string): string | null {
  const found = unprintable.exec(text)?.[0];
  return found === undefined ? null : numberOf(found);
}

/** As Unicode writes it: `U+0007`. */
export function numberOf(character: string): string {
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}
