import type { MarkdownIt } from 'markdown-it';

const isoDate = /(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g;

/** Marks dates such as 2026-11-18, which browsers would otherwise break at their hyphens. */
export function wholeDates({ renderer, utils }: MarkdownIt): void {
  renderer.rules['text'] = (tokens, at) =>
    utils.escapeHtml(tokens[at]?.content ?? '').replace(isoDate, '<time>$&</time>');
}
