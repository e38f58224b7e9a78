/** The text that the star of a pattern matches; null where the pattern does not match. */
export function starIn(pattern: string, text: string): string | null {
  const [before = '', after = ''] = pattern.split('*');
  const isFit = text.startsWith(before) && text.endsWith(after);
  const length = text.length - before.length - after.length;
  return isFit && length > 0 ? text.slice(before.length, before.length + length) : null;
}
