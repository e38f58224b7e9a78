import type { MarkdownIt } from 'markdown-it';
import { renderFormula } from './formula.ts';
import { headingAbove } from './scroll-areas.ts';

/** Name of the fenced block that formulas are written in. */
export const formulaFence = 'formula';

/** The first line of a block that is no formula, counted from 0; null where all are. */
export function unreadableFormula(content: string): { line: number; formula: string } | null {
  const lines = content.split('\n');
  const line = lines.findIndex((one) => one.trim() !== '' && renderFormula(one) === null);
  return line < 0 ? null : { line, formula: lines[line]!.trim() };
}

/** Renders fenced blocks named `formula`, one formula per line; a block with an unreadable line stays as typed. */
export function formulaBlocks({ renderer, utils }: MarkdownIt): void {
  const asCode = renderer.rules['fence'];
  renderer.rules['fence'] = (tokens, at, options, env, self) => {
    const { info, content } = tokens[at]!;
    const lines = content.split('\n').filter((line) => line.trim() !== '');
    const formulas = info.trim() === formulaFence ? lines.map(renderFormula) : [null];
    if (formulas.includes(null)) return asCode?.(tokens, at, options, env, self) ?? '';
    const heading = headingAbove(tokens, at);
    const name = heading === '' ? '' : ` role="group" aria-label="${utils.escapeHtml(heading)}"`;
    return `<div data-formula="" tabindex="0"${name}>${formulas.join('')}</div>\n`;
  };
}
