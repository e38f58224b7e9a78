import type { ComparedSection } from '#src/contract/api/documents.ts';
import { align } from '#src/domain/align.ts';
import type { Language } from '#src/domain/language.ts';
import { readHtml, textOf, writeHtml } from './html-tree.ts';
import { markBlocks } from './mark-blocks.ts';
import { markWords } from './mark-words.ts';
import { splitSections, type Section } from './sections.ts';

/**
 * Compares two versions of a document, section by section. Sections are matched by their anchors; removed ones stay at
 * their former place, and a moved one is removed there and new here.
 * @param before safe HTML of the earlier version
 * @param after safe HTML of the later one
 */
export function compareDocuments(
  before: string,
  after: string,
  language: Language,
): ComparedSection[] {
  const stretches = align(
    splitSections(readHtml(before)),
    splitSections(readHtml(after)),
    (one, other) => one.id === other.id,
  );
  return stretches.flatMap((stretch) =>
    stretch.kind === 'same'
      ? stretch.pairs.map((pair) => comparedSection(pair.before, pair.after, language))
      : [
          ...stretch.removed.map((section) => ({
            ...markedSection(section, nothing, language),
            id: null,
            change: 'removed' as const,
          })),
          ...stretch.added.map((section) => ({
            ...markedSection(nothing, section, language),
            change: 'added' as const,
          })),
        ],
  );
}

const nothing = { heading: [], body: [] };

function comparedSection(before: Section, after: Section, language: Language): ComparedSection {
  const isSame =
    writeHtml(before.heading) === writeHtml(after.heading) &&
    writeHtml(before.body) === writeHtml(after.body);
  const marked = markedSection(before, after, language);
  return { ...marked, change: isSame ? 'unchanged' : 'changed' };
}

type Content = Pick<Section, 'heading' | 'body'>;

function markedSection(
  before: Content | Section,
  after: Content | Section,
  language: Language,
): Omit<ComparedSection, 'change'> {
  const { id, level, heading } = 'level' in after ? after : (before as Section);
  return {
    id,
    level,
    heading: textOf(heading).trim() || null,
    headingHtml: writeHtml(markWords(before.heading, after.heading, language)),
    html: writeHtml(markBlocks(before.body, after.body, language)),
  };
}
