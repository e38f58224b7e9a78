/**
 * Characters that a database, a PDF or a feed refuses, and that nobody wrote on purpose: controls other than tabs
 * and line ends, halves of characters, and what is none (U+FFFE, U+FFFF). Those from U+0080 to U+009F pass: files
 * of others hold them in names that were encoded twice, and no publish of hundreds of indexes fails for one name.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Cs}/u;

export const printableText = 'text without control characters';

/** The first such character of a text, by its number; null where there is none. */
export function unprintableIn(text: string): string | null {
  const found = unprintable.exec(text)?.[0];
  return found === undefined ? null : numberOf(found);
}

/** As Unicode writes it: `U+0007`. */
export function numberOf(character: string): string {
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}
