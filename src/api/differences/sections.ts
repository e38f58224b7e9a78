import { textOf, writeHtml, type HtmlNode } from './html-tree.ts';

/** A heading with everything up to the next one; what stands above the first heading has none. */
export type Section = {
  /** Anchor of the heading. */
  id: string | null;
  /** 2 to 6; 2 without a heading. */
  level: number;
  heading: readonly HtmlNode[];
  body: readonly HtmlNode[];
};

/** The sections of a document in their order. */
export function splitSections(nodes: readonly HtmlNode[]): Section[] {
  const sections: (Section & { body: HtmlNode[] })[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (level !== null && typeof node !== 'string') {
      const heading = node.children.flatMap(withoutOwnLink);
      sections.push({ id: node.attributes['id'] ?? null, level, heading, body: [] });
    } else if (sections.length > 0) {
      sections.at(-1)?.body.push(withoutAnchors(node));
    } else if (writeHtml([node]).trim() !== '') {
      sections.push({ id: null, level: 2, heading: [], body: [withoutAnchors(node)] });
    }
  }
  return sections;
}

function levelOf(node: HtmlNode): number | null {
  const found = typeof node === 'string' ? null : /^h([2-6])$/.exec(node.tag);
  return found ? Number(found[1]) : null;
}

/** Removes the links of headings to themselves, which would repeat with every word. */
function withoutOwnLink(node: HtmlNode): readonly HtmlNode[] {
  const isOwn = typeof node !== 'string' && 'data-anchor' in node.attributes;
  return isOwn ? node.children : [node];
}

/** Removes the anchors of quoted headings: with both versions on one page they would be duplicates. */
function withoutAnchors(node: HtmlNode): HtmlNode {
  if (typeof node === 'string') return node;
  const { id: _anchor, ...attributes } = node.attributes;
  return { ...node, attributes, children: node.children.map(withoutAnchors) };
}

export type Heading = { id: string; text: string; level: number };

/** The headings of a document by their anchors. */
export function headingsOf(sections: readonly Section[]): Heading[] {
  return sections.flatMap(({ id, level, heading }) =>
    id === null ? [] : [{ id, text: textOf(heading).trim(), level }],
  );
}
