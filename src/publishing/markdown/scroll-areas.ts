import type { MarkdownIt, Token } from 'markdown-it';
import { textOf } from './anchors.ts';

/**
 * Puts every table into a scroll area that a keyboard reaches, named by the heading above it. Alignment becomes an
 * attribute of ours, since inline styles are not permitted.
 */
export function scrollAreas({ renderer, utils }: MarkdownIt): void {
  renderer.rules['table_open'] = (tokens, at, options, _, self) => {
    const heading = headingAbove(tokens, at);
    const name = heading ? ` role="region" aria-label="${utils.escapeHtml(heading)}"` : '';
    const table = self.renderToken(tokens, at, options);
    return `<div data-scroll-area="" tabindex="0"${name}>${table}`;
  };
  renderer.rules['table_close'] = (tokens, at, options, _, self) =>
    `${self.renderToken(tokens, at, options)}</div>`;
  for (const cell of ['th_open', 'td_open']) {
    renderer.rules[cell] = (tokens, at, options, _, self) => {
      alignByAttribute(tokens[at]!);
      return self.renderToken(tokens, at, options);
    };
  }
}

export function headingAbove(tokens: readonly Token[], at: number): string {
  const heading = tokens.slice(0, at).findLastIndex(({ type }) => type === 'heading_open');
  const inline = tokens[heading + 1];
  return heading >= 0 && inline ? textOf(inline) : '';
}

function alignByAttribute(cell: Token): void {
  const style = String(cell.attrGet('style') ?? '');
  cell.attrs = (cell.attrs ?? []).filter(([name]) => name !== 'style');
  if (style.includes('right')) cell.attrSet('data-align', 'end');
  if (style.includes('center')) cell.attrSet('data-align', 'center');
}
