import type { Language } from '#src/domain/language.ts';
import { splitWords } from '#src/i18n/split-words.ts';
import { align } from './align.ts';
import { textOf, writeHtml, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { markWords } from './mark-words.ts';

const blockTags = new Set(
  'h2 h3 h4 h5 h6 p blockquote ul ol li hr pre div table thead tbody tr th td'.split(' '),
);

/** Elements whose text is their own: with other words they are not the same one changed, but another. */
const ownTexts = new Set('h2 h3 h4 h5 h6 p blockquote li pre tr'.split(' '));

/** From this share of common words on, two paragraphs are one that was changed. */
const fewestCommonWords = 0.4;

/** What stands below a heading, in which words, rows and paragraphs that came and went are marked. */
export function markBlocks(
  before: readonly HtmlNode[],
  after: readonly HtmlNode[],
  language: Language,
): HtmlNode[] {
  const written = new Map<HtmlElement, string>();
  const textFor = (block: HtmlElement) => {
    const known = written.get(block) ?? writeHtml([block]);
    written.set(block, known);
    return known;
  };
  const stretches = align(
    blocksOf(before),
    blocksOf(after),
    (one, other) => textFor(one) === textFor(other),
  );
  return stretches.flatMap((stretch) =>
    stretch.kind === 'same'
      ? stretch.pairs.map((pair) => pair.after)
      : markChanged(stretch.removed, stretch.added, language),
  );
}

/** Blocks among which none is quite the same: those that resemble each other are compared. */
function markChanged(
  removed: readonly HtmlElement[],
  added: readonly HtmlElement[],
  language: Language,
): HtmlNode[] {
  const words = new Map<HtmlElement, Set<string>>();
  const wordsOf = (block: HtmlElement) => {
    const known = words.get(block) ?? wordsIn(textOf([block]), language);
    words.set(block, known);
    return known;
  };
  const isAlike = (one: HtmlElement, other: HtmlElement) =>
    one.tag === other.tag &&
    (!ownTexts.has(one.tag) || shareOf(wordsOf(one), wordsOf(other)) >= fewestCommonWords);
  return align(removed, added, isAlike).flatMap((stretch) =>
    stretch.kind === 'same'
      ? stretch.pairs.map((pair) => markWithin(pair.before, pair.after, language))
      : [
          ...stretch.removed.map((block) => markWhole(block, 'del')),
          ...stretch.added.map((block) => markWhole(block, 'ins')),
        ],
  );
}

/** Spaces and signs, which all texts have in common, are left out. */
const wordsIn = (text: string, language: Language): Set<string> =>
  new Set(splitWords(language, text).filter((word) => /[\p{L}\p{N}]/u.test(word)));

/** Words that two texts have in common, as a share of both. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = Array.from(one).filter((word) => other.has(word)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}

function markWithin(before: HtmlElement, after: HtmlElement, language: Language): HtmlNode {
  const mark = after.tag === '' ? markWords : markBlocks;
  return { ...after, children: mark(before.children, after.children, language) };
}

/** Marks stand within what may hold text: a row of a table cannot stand in a mark. */
function markWhole(block: HtmlElement, mark: 'ins' | 'del'): HtmlElement {
  if (block.tag === '' || block.tag === 'hr') {
    return { tag: mark, attributes: {}, children: [block] };
  }
  return { ...block, children: blocksOf(block.children).map((one) => markWhole(one, mark)) };
}

/** The blocks among some nodes; text between them is a block without a tag. */
function blocksOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  const blocks: HtmlElement[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    if (line.some((node) => typeof node !== 'string' || node.trim() !== '')) {
      blocks.push({ tag: '', attributes: {}, children: line });
    }
    line = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string' && blockTags.has(node.tag)) {
      endLine();
      blocks.push(node);
    } else {
      line.push(node);
    }
  }
  endLine();
  return blocks;
}
