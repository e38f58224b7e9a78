import type * as z from 'zod';
import type { richText } from '#src/contract/provider/page.ts';
import type { Language } from '#src/domain/language.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';

export type RichText = z.infer<typeof richText>;

const heading = /<h([2-6]) id="([^"]+)">([\s\S]*?)<\/h\1>/g;

/** Rendered Markdown with its headings. */
export function richTextOf(markdown: string, language: Language): RichText {
  const html = renderMarkdown(markdown, language);
  const headings = Array.from(html.matchAll(heading), ([, level, id = '', text = '']) => ({
    id,
    text: plain(text),
    level: Number(level),
  }));
  return { html, headings };
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of a heading, for tables of contents. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name] ?? '');
}
