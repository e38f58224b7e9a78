import MarkdownIt from 'markdown-it';
import type { Language } from '#src/domain/language.ts';
import { addAnchors, headingLinks } from './anchors.ts';
import { formulaBlocks } from './formula-blocks.ts';
import { lineEnds } from './line-ends.ts';
import { localiseLinks } from './links.ts';
import { problemsIn, type MarkdownProblem } from './markdown-problems.ts';
import { sanitise } from './sanitise.ts';
import { scrollAreas } from './scroll-areas.ts';
import { tableProblems } from './table-problems.ts';
import { wholeDates } from './whole-dates.ts';

/** Rendered Markdown: safe HTML, or a fenced block for the caller to render. */
export type MarkdownBlock =
  | { kind: 'html'; html: string }
  /** `line` is the block's first line of content, counted from 0 in the text given. */
  | { kind: 'fence'; name: string; content: string; line: number };

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true })
  // Quotation marks become typographic; "(c)" and "..." stay as typed.
  .disable('replacements')
  .use(headingLinks)
  .use(scrollAreas)
  .use(lineEnds)
  .use(formulaBlocks)
  .use(wholeDates);

/**
 * Safe HTML of a Markdown text: headings from h2 on with anchors and links, tables in scroll areas, links to pages in
 * the given language. HTML in the text is shown as text.
 */
export function renderMarkdown(text: string, language: Language): string {
  return renderMarkdownBlocks(text, language, [])
    .map((block) => (block.kind === 'html' ? block.html : ''))
    .join('');
}

/** What readers of a text would not see as it is meant. */
export function markdownProblems(text: string, fences: readonly string[] = []): MarkdownProblem[] {
  const tokens = parser.parse(text, {});
  return [...problemsIn(tokens, fences), ...tableProblems(tokens, text)];
}

/** The same, split at fenced blocks with these names (```` ```chart ````), which are returned as typed. */
export function renderMarkdownBlocks(
  text: string,
  language: Language,
  fences: readonly string[],
): MarkdownBlock[] {
  const tokens = parser.parse(text, {});
  addAnchors(tokens);
  localiseLinks(tokens, language);
  const blocks: MarkdownBlock[] = [];
  let from = 0;
  const flush = (to: number) => {
    const html = sanitise(parser.renderer.render(tokens.slice(from, to), parser.options, {}));
    if (html.trim() !== '') blocks.push({ kind: 'html', html });
    from = to + 1;
  };
  for (const [at, token] of tokens.entries()) {
    const name = token.type === 'fence' && token.level === 0 ? token.info.trim() : '';
    if (!fences.includes(name)) continue;
    flush(at);
    const line = (token.map?.[0] ?? 0) + 1;
    blocks.push({ kind: 'fence', name, content: token.content, line });
  }
  flush(tokens.length);
  return blocks;
}
