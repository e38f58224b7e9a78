import type { ArticleAnswer } from '#src/contract/api/insights.ts';

/** The form in which publishing writes headings of the second level: anchor and link. */
const heading = /<h2 id="([^"]+)"><a [^>]*>(.*?)<\/a><\/h2>/gs;
const tag = /<[^>]+>/g;
const escaped = /&#x([\dA-F]+);/g;

/** The parts of an article, by their headings. */
export function articleHeadings(blocks: ArticleAnswer['blocks']): { id: string; text: string }[] {
  return blocks.flatMap((block) =>
    block.kind === 'html'
      ? Array.from(block.html.matchAll(heading), ([, id = '', html = '']) => ({
          id,
          text: html
            .replaceAll(tag, '')
            .replaceAll(escaped, (_, code: string) =>
              String.fromCodePoint(Number.parseInt(code, 16)),
            ),
        }))
      : [],
  );
}
