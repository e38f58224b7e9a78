import type { MarkdownIt } from 'markdown-it';
import { renderFormula } from './formula.ts';
import { headingAbove } from './scroll-areas.ts';

/** Renders fenced blocks named `formula`, one formula per line; a block with an unreadable line stays as typed. */
export function formulaBlocks({ renderer, utils }: MarkdownIt): void {
  const asCode = renderer.rules['fence'];
  renderer.rules['fence'] = (tokens, at, options, env, self) => {
    const { info, content } = tokens[at]!;
    const lines = content.split('\n').filter((line) => line.trim() !== '');
    const formulas = info.trim() === 'formula' ? lines.map(renderFormula) : [null];
    if (formulas.includes(null)) return asCode?.(tokens, at, options, env, self) ?? '';
    const heading = headingAbove(tokens, at);
    const name = heading === '' ? '' : ` role="group" aria-label="${utils.escapeHtml(heading)}"`;
    return `<div data-formula="" tabindex="0"${name}>${formulas.join('')}</div>\n`;
  };
}
