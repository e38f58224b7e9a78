const script = String.raw`[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]`;
const spaceInside = new RegExp(`(?<=${script})[ \\n](?=${script})`, 'gu');

/**
 * Takes out the spaces that the end of a line leaves between characters of Japanese and Chinese, which are
 * written without any.
 */
export function joinLines(text: string): string {
  return text.replaceAll(spaceInside, '');
}

/** The same for every text in a value that was read from a file. */
export function joinAllLines(value: unknown): unknown {
  if (typeof value === 'string') return joinLines(value);
  if (Array.isArray(value)) return value.map(joinAllLines);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, joinAllLines(one)]));
}
