import type { MarkdownIt, Token } from 'markdown-it';

/** Ids that pages with texts use themselves; those that React makes contain characters that no anchor has. */
export const idsOfPages = [
  'article-authors',
  'article-indexes',
  'consent-provider',
  'contact-us',
  'illustrative-data',
  'main',
  'notices',
  'search',
  'search-overlay',
  'subscribe',
  'top-hat',
  'versions',
];

const ownAnchor = /\{#([a-z0-9][a-z0-9-]*)\}$/;

/**
 * Gives every heading an id: its own (`## Volatility {#volatility}`, the same in every language), else one of its
 * words. The title is the only h1 of a page, so that headings begin with h2.
 */
export function addAnchors(tokens: readonly Token[]): void {
  const ids = new Map(idsOfPages.map((id) => [id, 1]));
  for (const [at, token] of tokens.entries()) {
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type !== 'heading_open') continue;
    const inline = tokens[at + 1];
    if (!inline) continue;
    token.attrSet('id', freeId(ids, takeOwnAnchor(inline) ?? slugOf(inline)));
  }
}

/** Makes every heading a link to itself. */
export function headingLinks({ renderer, utils }: MarkdownIt): void {
  renderer.rules['heading_open'] = (tokens, at, options, _, self) => {
    const heading = self.renderToken(tokens, at, options);
    const anchor = utils.escapeHtml(String(tokens[at]?.attrGet('id') ?? ''));
    return hasWordsOnly(tokens[at + 1])
      ? `${heading}<a href="#${anchor}" data-anchor="">`
      : heading;
  };
  renderer.rules['heading_close'] = (tokens, at, options, _, self) =>
    (hasWordsOnly(tokens[at - 1]) ? '</a>' : '') + self.renderToken(tokens, at, options);
}

/** A heading with a link of its own is left alone: links cannot be nested. */
function hasWordsOnly(inline: Token | undefined): boolean {
  const words = inline?.children ?? [];
  return words.length > 0 && words.every(({ type }) => type !== 'link_open');
}

function takeOwnAnchor(inline: Token): string | null {
  const anchor = anchorOf(inline);
  const last = inline.children?.at(-1);
  if (anchor !== null && last) last.content = last.content.replace(/\{#[^{]*$/, '').trimEnd();
  return anchor;
}

/** The anchor that a heading names; null where it names none. */
export function anchorOf(inline: Token): string | null {
  const last = inline.children?.at(-1);
  return (last?.type === 'text' && ownAnchor.exec(last.content.trimEnd())?.[1]) || null;
}

/** Letters and digits of any script, in lower case, joined by hyphens. */
function slugOf(inline: Token): string {
  const words = textOf(inline)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'section';
}

export function textOf(inline: Token): string {
  return (inline.children ?? []).map(({ content }) => content).join('');
}

/** @param ids those that are taken, each with the number behind the last that was made of it */
function freeId(ids: Map<string, number>, wanted: string): string {
  let id = wanted;
  let count = ids.get(wanted) ?? 1;
  while (ids.has(id)) id = `${wanted}-${(count += 1)}`;
  ids.set(wanted, count).set(id, 1);
  return id;
}
