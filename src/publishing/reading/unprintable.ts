/**
 * Characters that a database, a PDF or a feed refuses, and that nobody wrote on purpose: controls other than tabs
 * and line ends, halves of characters, and what is none (U+FFFE, U+FFFF).
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/u;

export const printableText = 'text without control characters';

/** The first such character of a text, by its number: `U+0007`; null where there is none. */
export function unprintableIn(text: string): string | null {
  const found = unprintable.exec(text)?.[0].codePointAt(0);
  return found === undefined ? null : `U+${found.toString(16).toUpperCase().padStart(4, '0')}`;
}
