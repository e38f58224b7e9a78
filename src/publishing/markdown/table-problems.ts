import type { Token } from 'markdown-it';
import type { MarkdownProblem } from './markdown-problems.ts';

/** Rows of tables with more cells than the table has columns: nobody would see what stands in them. */
export function tableProblems(tokens: readonly Token[], text: string): MarkdownProblem[] {
  const lines = text.split('\n');
  let columns = 0;
  return tokens.flatMap(({ type, map }) => {
    if (type === 'table_open') columns = 0;
    if (type === 'th_open') columns += 1;
    if (type !== 'tr_open' || map === null) return [];
    const [at] = map;
    const cells = cellsOf(lines[at] ?? '');
    if (columns === 0 || cells.length <= columns) return [];
    const expected = `a row of ${columns} cells, as the table has columns (\\| is a line in a cell)`;
    return [{ line: at + 1, expected, found: cells.slice(columns).join(' | ') }];
  });
}

/** Cells stand between lines; those at the ends of a row are not needed. */
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^(?:> ?)*\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
