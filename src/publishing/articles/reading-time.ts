import type { ArticleBlock } from '#src/contract/provider/article.ts';

const wordsPerMinute = 220;
const kanjiPerMinute = 500;
const inJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** The words of an article without markup. */
export function plainTextOf(blocks: readonly ArticleBlock[]): string {
  return blocks
    .map((block) => (block.kind === 'html' ? withoutTags(block.html) : block.title))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function withoutTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Minutes that an attentive reader needs, at least one; Japanese is counted by its characters. */
export function readingMinutesOf(text: string): number {
  const characters = text.match(inJapanese)?.length ?? 0;
  const words = text.replaceAll(inJapanese, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(characters / kanjiPerMinute + words / wordsPerMinute));
}
