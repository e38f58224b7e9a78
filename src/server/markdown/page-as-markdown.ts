import { fromHtml } from 'hast-util-from-html';
import { toMdast, type Options } from 'hast-util-to-mdast';
import type { Element, ElementContent, Root } from 'hast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Options as ToMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';

/** The front matter of a page, with the same keys in all languages; the title is that of the document. */
export type AboutPage = {
  /** Address of the page, and its permanent address; null for a page that always shows today's state. */
  page: string;
  cite: string | null;
  language: string;
  release: number;
  /** The provider's notice that its data is illustrative; null for a real provider. */
  notice: string | null;
};

/** The provider's name at the end of the document's title, which is today's, and its name as of the page's release. */
type SiteName = { shown: string; ofRelease: string };

/** Controls are left out: their values also stand in the text and in tables beside them. */
const controls = new Set(
  'button canvas datalist input label fieldset noscript script select style svg template textarea'.split(
    ' ',
  ),
);

/** What is between tildes is struck through by most readers, and by no rule of the base syntax. */
const tildes: ToMarkdown = { unsafe: [{ character: '~', inConstruct: 'phrasing' }] };

/**
 * The main part of a page in Markdown. It contains what the page prints, the data of its charts, and the links to the
 * next pages of a list. Characters that would be markup are escaped.
 * @param html the whole document; without a `main` element only the front matter is returned
 */
export function pageAsMarkdown(
  html: string,
  { siteName, ...about }: AboutPage & { siteName: SiteName },
): string {
  const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const shownTitle = hastText(fromHtml(title, { fragment: true }));
  const facts = { title: titleThen(shownTitle, siteName), ...about };
  const tree = fromHtml(main, { fragment: true });
  const shown: Root = {
    type: 'root',
    children: readable(tree.children as ElementContent[], about.page),
  };
  const text = toMarkdown(toMdast(shown, { handlers: { dl: asList } }), {
    bullet: '-',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), tildes],
  });
  return `---\n${stringify(withoutNull(facts))}---\n\n${text}`;
}

const titleThen = (title: string, { shown, ofRelease }: SiteName): string =>
  title.endsWith(shown) ? title.slice(0, title.length - shown.length) + ofRelease : title;

const withoutNull = (facts: object) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));

const hastText = ({ children }: Root): string =>
  children.map((one) => (one.type === 'text' ? one.value : '')).join('');

/**
 * Keeps what can be read, with absolute addresses, and inserts spaces where only the stylesheet separates two texts.
 */
function readable(nodes: readonly ElementContent[], page: string): ElementContent[] {
  const read = nodes
    .filter((node) => node.type !== 'comment')
    .flatMap((node) => (node.type === 'element' ? readElement(node, page) : [node]));
  return read.flatMap((node, i) => (isApart(read[i - 1], node) ? [text(' '), node] : [node]));
}

/** Elements that the stylesheet separates from their neighbours. */
const boxes = new Set(['abbr', 'div', 'small', 'span', 'ul']);

function isApart(before: ElementContent | undefined, node: ElementContent): boolean {
  if (node.type !== 'element' || before === undefined) return false;
  if (before.type === 'text') return boxes.has(node.tagName) && /[^\s(=]$/.test(before.value);
  return true;
}

function readElement(element: Element, page: string): ElementContent[] {
  const { tagName, properties } = element;
  if (isUnread(element)) return onward(element, page);
  if (tagName === 'math') return formula(element);
  const children = readable(element.children, page);
  // In a list page the form surrounds the table: only the table is kept.
  if (tagName === 'form') return children.filter(hasTable);
  if (tagName === 'a')
    return [{ ...element, children, properties: { href: wholeAddress(properties['href'], page) } }];
  if (tagName === 'td' || tagName === 'th') return [{ ...element, children: inOneLine(children) }];
  return [{ ...element, children }];
}

/** The entries of lists with commas between: a row of a table has one line. */
function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    if (node.tagName !== 'ul' && node.tagName !== 'ol')
      return [{ ...node, children: inOneLine(node.children) }];
    const entries = node.children.filter((one) => one.type === 'element');
    return entries.flatMap(({ children }, i) => [...(i === 0 ? [] : [text(', ')]), ...children]);
  });
}

function isUnread(element: Element): boolean {
  const { tagName, properties } = element;
  const { ariaHidden, dataPrint, hidden, popover, role } = properties;
  return (
    controls.has(tagName) ||
    hidden === true ||
    ariaHidden === 'true' ||
    (dataPrint === 'no' && !hasTable(element)) ||
    popover !== undefined ||
    role === 'slider'
  );
}

/** The links to the previous and next page of a list, which are not printed. */
function onward(element: Element, page: string): ElementContent[] {
  const { tagName, properties, children } = element;
  if (tagName !== 'a')
    return children.flatMap((child) => (child.type === 'element' ? onward(child, page) : []));
  const { rel } = properties;
  if (!Array.isArray(rel) || !(rel.includes('next') || rel.includes('prev'))) return [];
  const href = wholeAddress(properties['href'], page);
  const link: Element = { ...element, children: readable(children, page), properties: { href } };
  return [{ type: 'element', tagName: 'p', properties: {}, children: [link] }];
}

/** A formula as it was written: its signs side by side would lose fractions, roots and limits. */
function formula(math: Element): ElementContent[] {
  const notes = math.children.flatMap((one) => ('children' in one ? one.children : []));
  const note = notes.find((one) => one.type === 'element' && one.tagName === 'annotation');
  if (note === undefined || !('children' in note)) return [];
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: {},
    children: note.children,
  };
  return [{ type: 'element', tagName: 'p', properties: {}, children: [code] }];
}

const hasTable = (node: ElementContent): boolean =>
  node.type === 'element' && (node.tagName === 'table' || node.children.some(hasTable));

function wholeAddress(href: unknown, page: string): string {
  return (typeof href === 'string' && URL.parse(href, page)?.href) || page;
}

type Handler = NonNullable<Options['handlers']>[string];

/** A description list, one line per term. */
const asList: Handler = (state, list: Element) => {
  const items: { term: ElementContent[]; details: ElementContent[][] }[] = [];
  for (const { tagName, children } of parts(list)) {
    if (tagName === 'dt') items.push({ term: children, details: [] });
    else items.at(-1)?.details.push(children);
  }
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map(({ term, details }) => {
      const said = details.flatMap((one, i) => (i === 0 ? one : [text(' · '), ...one]));
      const line: Element = {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [...term, text(': '), ...said],
      };
      return { type: 'listItem', spread: false, children: state.toFlow(state.all(line)) };
    }),
  };
};

const text = (value: string) => ({ type: 'text' as const, value });

/** The terms and descriptions of a list, including grouped ones. */
function parts({ children }: Element): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'dt' || child.tagName === 'dd' ? [child] : parts(child);
  });
}
