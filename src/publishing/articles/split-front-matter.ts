import { UnreadableFileError } from '../faults.ts';

/** The two parts of an article's file, each with the number of lines above it. */
export type ArticleText = {
  front: { text: string; linesAbove: number };
  body: { text: string; linesAbove: number };
};

const fence = '---';

/**
 * Cuts a text into the YAML between its first two `---` lines and what follows them.
 * @throws UnreadableFileError where one of the two is missing
 */
export function splitFrontMatter(text: string): ArticleText {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== fence) {
    throw new UnreadableFileError(`front matter: a first line ${fence}`, lines[0] ?? '', {
      line: 1,
      column: 1,
    });
  }
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === fence);
  if (end < 0) {
    throw new UnreadableFileError(`a line ${fence} after the front matter`, 'the end of the file', {
      line: lines.length,
      column: 1,
    });
  }
  return {
    front: { text: lines.slice(1, end).join('\n'), linesAbove: 1 },
    body: { text: lines.slice(end + 1).join('\n'), linesAbove: end + 1 },
  };
}
