import type { FactsheetContent } from './factsheet.ts';

/** The replacement for characters that no font has. All fonts or their fallbacks contain it. */
export const missingMark = '□';

/**
 * The texts that the typesetter has no glyph for, read from its error message; empty when it failed for another
 * reason. A tagged PDF may not contain such texts, so the typesetter refuses the whole sheet.
 */
export function missingTexts(error: unknown): string[] {
  const said = /the text `"((?:[^"\\]|\\.)+)"` could not be displayed/g;
  // The message is a quoted text itself, within a list of errors.
  const message = String(error).replaceAll('\\"', '"');
  return Array.from(message.matchAll(said), ([, text = '']) => unescape(text));
}

/** Replaces each missing text in the content by the mark and adds a note. */
export function withMark(content: FactsheetContent, missing: readonly string[]): FactsheetContent {
  const marked = JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string'
      ? missing.reduce((text, each) => text.replaceAll(each, missingMark), value)
      : value,
  ) as FactsheetContent;
  const paragraphs = new Set([...marked.important.paragraphs, content.missingCharacters]);
  return { ...marked, important: { ...marked.important, paragraphs: [...paragraphs] } };
}

/** Decodes the escapes that Rust uses for unprintable characters. */
function unescape(text: string): string {
  return text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
