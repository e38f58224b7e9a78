const script = String.raw`[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]`;
const spaceInside = new RegExp(`(?<=${script})[ \\n](?=${script})`, 'gu');

/** Removes the spaces that line ends leave between Japanese and Chinese characters. */
export function joinLines(text: string): string {
  return text.replaceAll(spaceInside, '');
}

/** The same for every text in a parsed value. */
export function joinAllLines(value: unknown): unknown {
  if (typeof value === 'string') return joinLines(value);
  if (Array.isArray(value)) return value.map(joinAllLines);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, joinAllLines(one)]));
}
