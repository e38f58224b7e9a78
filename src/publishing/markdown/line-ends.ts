import type { MarkdownIt } from 'markdown-it';
import { joinLines } from '../reading/join-lines.ts';

/** Removes line ends between Japanese characters, also at the edges of links and emphasis. */
export function lineEnds(parser: MarkdownIt): void {
  parser.core.ruler.push('line-ends', ({ tokens }) => {
    for (const { children } of tokens) takeOutLineEnds(children ?? []);
  });
}

function takeOutLineEnds(line: readonly { type: string; content: string }[]): void {
  for (const [at, token] of line.entries()) {
    if (token.type !== 'softbreak') continue;
    const before = line.slice(0, at).findLast(({ content }) => content !== '');
    const after = line.slice(at).find(({ content }) => content !== '');
    const across = `${before?.content.at(-1) ?? ''}\n${after?.content.at(0) ?? ''}`;
    // An empty text is left out of the page.
    if (joinLines(across) !== across) token.type = 'text';
  }
}
