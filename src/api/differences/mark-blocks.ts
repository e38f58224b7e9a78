import { align } from '#src/domain/align.ts';
import type { Language } from '#src/domain/language.ts';
import { splitWords } from '#src/i18n/split-words.ts';
import { textOf, writeHtml, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { markWords } from './mark-words.ts';

const blockTags = new Set(
  'h2 h3 h4 h5 h6 p blockquote ul ol li hr pre div table thead tbody tr th td'.split(' '),
);

/** Elements with text of their own: with other words they are another element, not a changed one. */
const ownTexts = new Set('h2 h3 h4 h5 h6 p blockquote li pre tr'.split(' '));

/** Two paragraphs with at least this share of common words are versions of one. */
const fewestCommonWords = 0.4;

/** The content of a section with its changed words, rows and paragraphs marked. */
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

/** Marks blocks of which none is equal: similar ones are compared word by word. */
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

/** Spaces and punctuation are left out, since all texts share them. */
const wordsIn = (text: string, language: Language): Set<string> =>
  new Set(splitWords(language, text).filter((word) => /[\p{L}\p{N}]/u.test(word)));

/** Words that two texts share, as a fraction of the words of both. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = Array.from(one).filter((word) => other.has(word)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}

function markWithin(before: HtmlElement, after: HtmlElement, language: Language): HtmlNode {
  const mark = after.tag === '' ? markWords : markBlocks;
  return { ...after, children: mark(before.children, after.children, language) };
}

/** Marks stand inside of elements that may hold text: a table row cannot stand in a mark. */
function markWhole(block: HtmlElement, mark: 'ins' | 'del'): HtmlElement {
  if (block.tag === '' || block.tag === 'hr') {
    return { tag: mark, attributes: {}, children: [block] };
  }
  return { ...block, children: blocksOf(block.children).map((one) => markWhole(one, mark)) };
}

/** The blocks among nodes; loose text becomes a block without a tag. */
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
