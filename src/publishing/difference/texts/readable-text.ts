import { readableHtml } from './readable-html.ts';

/**
 * Content of a release as lines that can be compared and read: texts, and the other values with their names. Keys are in
 * the order of the alphabet, since the store keeps them in one of its own.
 */
export function readableText(value: unknown): string {
  return linesOf(value, '').join('\n');
}

function linesOf(value: unknown, name: string): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, name));
  if (typeof value === 'object') {
    const isHtml = 'html' in value;
    return Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([key, one]) =>
        // The list of headings repeats those in the HTML beside it.
        isHtml && key === 'headings' ? [] : linesOf(one, key),
      );
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (name === 'html') return [readableHtml(text)];
  return [name === '' ? text : `${name}: ${text}`];
}
