import type { Token } from 'markdown-it';
import { anchorOf, idsOfPages, textOf } from './anchors.ts';
import { formulaFence, unreadableFormula } from './formula-blocks.ts';

/** What readers of a text would not see as it is meant; `line` counts from 1 within the text. */
export type MarkdownProblem = { line: number; expected: string; found: string };

/** The name of the fenced block that a chart of an article is written in. */
export const chartFence = 'chart';

const ownFences = [chartFence, formulaFence];

/**
 * Looks for blocks that would be shown as they were typed, pictures that no page loads, and anchors that are none or
 * lead nowhere.
 * @param fences names of fenced blocks that the caller renders
 */
export function problemsIn(tokens: readonly Token[], fences: readonly string[]): MarkdownProblem[] {
  const known = [...fences, formulaFence];
  const anchors = new Set<string>();
  return tokens.flatMap((token, at) => {
    const line = (token.map?.[0] ?? 0) + 1;
    if (token.type === 'fence') return fenceProblems(token, line, known);
    if (token.type === 'heading_open') return anchorProblems(tokens[at + 1], line, anchors);
    return (token.children ?? []).flatMap((inline) => pictureProblems(inline, line));
  });
}

function fenceProblems(token: Token, line: number, known: readonly string[]): MarkdownProblem[] {
  const name = token.info.trim();
  const meant = ownFences.find((one) => one === name.toLowerCase().replace(/s$/, ''));
  if (meant === undefined) return [];
  const isChart = meant === chartFence;
  if (name !== meant || !known.includes(meant) || (isChart && token.level > 0)) {
    const place = isChart ? ', in an article, and in no list' : '';
    return [{ line, expected: `a block named ${meant}${place}`, found: name }];
  }
  const wrong = isChart ? null : unreadableFormula(token.content);
  if (wrong === null) return [];
  const expected =
    'a formula like R = I(end) / I(start) - 1, without commands of TeX, whose brackets are closed';
  return [{ line: line + 1 + wrong.line, expected, found: wrong.formula }];
}

/** Headings are compared and linked to by the anchors that they name. */
function anchorProblems(
  inline: Token | undefined,
  line: number,
  seen: Set<string>,
): MarkdownProblem[] {
  const [, named] = /\{#([^}]*)\}\s*$/.exec(inline ? textOf(inline) : '') ?? [];
  if (inline === undefined || named === undefined) return [];
  const anchor = anchorOf(inline);
  if (anchor === null) {
    const expected = 'an anchor of small letters, digits and hyphens';
    return [{ line, expected, found: `{#${named}}` }];
  }
  const isFree = !seen.has(anchor) && !idsOfPages.includes(anchor);
  seen.add(anchor);
  const expected = 'an anchor that no heading above and no part of the page has';
  return isFree ? [] : [{ line, expected, found: `{#${anchor}}` }];
}

function pictureProblems({ type, attrs }: Token, line: number): MarkdownProblem[] {
  const src = String(attrs?.find(([name]) => name === 'src')?.[1] ?? '');
  if (type !== 'image' || /^\/(?!\/)/.test(src)) return [];
  const expected = 'a picture of this site, by a path that begins with /';
  return [{ line, expected, found: src }];
}
