import { ElementType, parseDocument } from 'htmlparser2';

/** An element of sanitised HTML; one without a tag only groups its children. */
export type HtmlElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
};

/** An element, or text. */
export type HtmlNode = HtmlElement | string;

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];

const voidTags = ['br', 'hr', 'img'];

/** Parses sanitised HTML. White space is collapsed, except in `pre`. */
export function readHtml(html: string): HtmlNode[] {
  return toNodes(parseDocument(html).children, false);
}

function toNodes(parsed: readonly ParsedNode[], keepsSpace: boolean): HtmlNode[] {
  return parsed.flatMap((node): HtmlNode[] => {
    if (node.type === ElementType.Text) {
      return [keepsSpace ? node.data : node.data.replaceAll(/[ \t\r\n\f]+/g, ' ')];
    }
    if (!('attribs' in node)) return [];
    const { name: tag, attribs: attributes, children } = node;
    return [{ tag, attributes, children: toNodes(children, keepsSpace || tag === 'pre') }];
  });
}

/** Serialises nodes; texts and attributes are escaped. */
export function writeHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const { tag, children } = node;
      if (tag === '') return writeHtml(children);
      return voidTags.includes(tag)
        ? `${openTag(node).slice(0, -1)} />`
        : `${openTag(node)}${writeHtml(children)}</${tag}>`;
    })
    .join('');
}

export function openTag({ tag, attributes }: HtmlElement): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  return `<${tag}${written.join('')}>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}
