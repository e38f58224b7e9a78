/** What the star of a pattern stands for in a text; null where the text does not fit. */
export function starIn(pattern: string, text: string): string | null {
  const [before = '', after = ''] = pattern.split('*');
  const isFit = text.startsWith(before) && text.endsWith(after);
  const length = text.length - before.length - after.length;
  return isFit && length > 0 ? text.slice(before.length, before.length + length) : null;
}
