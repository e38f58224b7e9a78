import type { FactsheetContent } from './factsheet.ts';

/** Stands for what no font has, and is in each of them or in the one behind it. */
export const missingMark = '□';

/**
 * The texts that the typesetter has no glyph for, by what it said when it failed; none where it failed otherwise. A
 * tagged PDF may not have such a text, so that it refuses the whole sheet.
 */
export function missingTexts(error: unknown): string[] {
  const said = /the text `"((?:[^"\\]|\\.)+)"` could not be displayed/g;
  // The message is itself a text in quotes, of the list of what is wrong.
  const message = String(error).replaceAll('\\"', '"');
  return Array.from(message.matchAll(said), ([, text = '']) => unescape(text));
}

/** The content with the mark in place of each of the texts, and a note that says so. */
export function withMark(content: FactsheetContent, missing: readonly string[]): FactsheetContent {
  const marked = JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string'
      ? missing.reduce((text, each) => text.replaceAll(each, missingMark), value)
      : value,
  ) as FactsheetContent;
  const paragraphs = new Set([...marked.important.paragraphs, content.missingCharacters]);
  return { ...marked, important: { ...marked.important, paragraphs: [...paragraphs] } };
}

/** As Rust writes what is not printed. */
function unescape(text: string): string {
  return text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
