import { align } from '#src/domain/align.ts';
import type { Language } from '#src/domain/language.ts';
import { splitWords } from '#src/i18n/split-words.ts';
import { openTag, writeHtml, type HtmlElement, type HtmlNode } from './html-tree.ts';

/** A word, or an indivisible element (a picture, a formula), with the elements around it. */
type Word = { node: HtmlNode; within: readonly HtmlElement[]; key: string };

type Mark = 'ins' | 'del';
type MarkedWord = Word & { mark: Mark | null };

const wholes = ['img', 'br', 'math'];

/** Marks the added and removed words of a line of text. */
export function markWords(
  before: readonly HtmlNode[],
  after: readonly HtmlNode[],
  language: Language,
): HtmlNode[] {
  const stretches = align(
    wordsOf(before, language),
    wordsOf(after, language),
    (one, other) => one.key === other.key,
  );
  const parts = stretches.map((stretch) =>
    stretch.kind === 'same'
      ? { removed: [], added: [], same: stretch.pairs.map(({ after: word }) => word) }
      : { ...stretch, same: [] },
  );
  return toNodes(joinAcrossSpaces(parts).flatMap(marked), 0);
}

function wordsOf(
  nodes: readonly HtmlNode[],
  language: Language,
  within: readonly HtmlElement[] = [],
): Word[] {
  const path = within.map(openTag).join('');
  return nodes.flatMap((node) => {
    if (typeof node === 'string') {
      return splitWords(language, node).map((word) => ({ node: word, within, key: path + word }));
    }
    if (wholes.includes(node.tag)) return [{ node, within, key: path + writeHtml([node]) }];
    return wordsOf(node.children, language, [...within, node]);
  });
}

type Part = { removed: readonly Word[]; added: readonly Word[]; same: readonly Word[] };

/** Joins changes with only a space between them: "three months" became "six weeks". */
function joinAcrossSpaces(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const [at, part] of parts.entries()) {
    const last = joined.at(-1);
    const isBetween = last && last.same.length === 0 && at < parts.length - 1;
    const isSpace = part.same.length > 0 && part.same.every(({ node }) => isBlank(node));
    if (last && last.same.length === 0 && part.same.length === 0) {
      joined[joined.length - 1] = joinedTo(last, part);
    } else if (isBetween && isSpace) {
      joined[joined.length - 1] = joinedTo(last, {
        removed: part.same,
        added: part.same,
        same: [],
      });
    } else {
      joined.push(part);
    }
  }
  return joined;
}

const isBlank = (node: HtmlNode) => typeof node === 'string' && node.trim() === '';

const joinedTo = (one: Part, other: Part): Part => ({
  removed: [...one.removed, ...other.removed],
  added: [...one.added, ...other.added],
  same: [],
});

function marked({ removed, added, same }: Part): MarkedWord[] {
  const as = (mark: Mark | null) => (word: Word) => ({ ...word, mark });
  return [...removed.map(as('del')), ...added.map(as('ins')), ...same.map(as(null))];
}

/** Words as HTML: words of the same element share it, and marks are innermost. */
function toNodes(words: readonly MarkedWord[], depth: number): HtmlNode[] {
  const groups: MarkedWord[][] = [];
  const groupKey = ({ within, mark }: MarkedWord) => {
    const element = within[depth];
    return element ? openTag(element) : mark;
  };
  for (const word of words) {
    const last = groups.at(-1);
    const isNext = last?.[0] && groupKey(last[0]) === groupKey(word);
    if (isNext) last.push(word);
    else groups.push([word]);
  }
  return groups.flatMap((group) => {
    const [{ within, mark } = { within: [], mark: null }] = group;
    const element = within[depth];
    if (element) return [{ ...element, children: toNodes(group, depth + 1) }];
    const nodes = group.map(({ node }) => node);
    return mark === null ? nodes : [{ tag: mark, attributes: {}, children: nodes }];
  });
}
