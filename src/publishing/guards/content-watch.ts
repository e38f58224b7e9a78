import type { Article } from '#src/contract/provider/article.ts';
import type { DocumentRecord } from '#src/contract/provider/documents.ts';
import type { ContentPage } from '#src/contract/provider/page.ts';
import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Difference } from '../difference/difference.ts';
import type { PlacedRedirect } from '../redirects/check-redirects.ts';
import { createAddresses, itemName } from './addresses.ts';
import { linksIn, linksInHtml, ownLink, textsIn, type ContentLink } from './content-links.ts';
import { askAboutCharts, type PlacedChart } from './empty-charts.ts';
import { placeOfText, type ItemPlace } from './item-file.ts';
import { createLinkAnchors } from './link-anchors.ts';
import type { Ask } from './questions.ts';
import { watchTables } from '../pages/empty-tables.ts';
import { createTranslations } from './translations.ts';

/** A link of an item of content into this site. */
type Link = ContentLink & { kind: ItemKind; key: string; place: ItemPlace | undefined };

const linked: ReadonlySet<ItemKind> = new Set(['site', 'navigation', 'page', 'article', 'notice']);
/** More links than any folder has; the limit bounds the memory. */
const mostLinks = 500_000;

/** Collects the links and translations of content items as they are read. */
export function watchContent() {
  const addresses = createAddresses();
  const translations = createTranslations();
  const anchors = createLinkAnchors();
  const links: Link[] = [];
  const charts: PlacedChart[] = [];
  const redirects: PlacedRedirect[] = [];
  const tables = watchTables();
  /** Asks about a link to a part that its page, the link's own where its path is empty, does not have. */
  function seekAnchor(link: Link, anchor: string, ask: Ask): void {
    const { kind, key, path } = link;
    const target = path === '' ? itemName(kind, key) : addresses.itemAt(path);
    const declared = path === '' ? null : addresses.anchorsAt(path);
    if (anchors.lacks(target, declared, anchor)) askAboutAnchor(link, anchor, declared, ask);
  }
  return {
    see<K extends ItemKind>(kind: K, key: string, body: ItemBody<K>, place?: ItemPlace): void {
      addresses.add(kind, key, body);
      translations.see(kind, key, body, place);
      if (kind === 'document') tables.seeDocument(body as DocumentRecord);
      if (kind === 'page') tables.seePage(key, body as ContentPage, place);
      if (!linked.has(kind) || links.length > mostLinks) return;
      anchors.add(kind, itemName(kind, key), textsIn(body));
      if (kind === 'article') charts.push(...chartsOf(key, body as Article, place));
      for (const link of linksIn(body)) links.push({ kind, key, ...link, place });
    },
    /** Adds the links of a text that an item has in a file of its own. */
    seeHtml(kind: ItemKind, key: string, text: string, place: ItemPlace): void {
      if (links.length > mostLinks) return;
      anchors.add(kind, itemName(kind, key), [text]);
      for (const link of linksInHtml(text)) links.push({ kind, key, ...link, place });
    },
    /** Adds the redirects with their places. */
    addRedirects(read: readonly PlacedRedirect[]): void {
      redirects.push(...read);
    },
    /** Asks about the charts of articles, once the levels are read. */
    askAboutCharts(series: Parameters<typeof askAboutCharts>[1], ask: Ask): void {
      askAboutCharts(charts, series, ask);
    },
    /** Asks after all items were read. Links to pages that this release closes are asked about wherever they stand. */
    finish(ask: Ask, closed: Difference | null): void {
      for (const link of links.filter(({ key }) => addresses.isShown(key))) {
        const { kind, key, path, place, anchor, written } = link;
        if (path === '' || addresses.leadsSomewhere(path)) {
          if (anchor !== null) seekAnchor(link, anchor, ask);
          continue;
        }
        const question = {
          guard: 'dead-link' as const,
          ...placeOfText({ kind, key, place }, written ?? path),
          index: null,
          ...(written === undefined ? nothingAt(path) : noArticle(written)),
        };
        const wasThere = closed !== null && addresses.wasClosed(path, closed);
        ask(question, wasThere ? undefined : { kind, key });
      }
      for (const redirect of redirects) askAboutRedirect(redirect, addresses, ask);
      tables.finish(ask);
      translations.finish(ask);
    },
  };
}

const nothingAt = (path: string) => ({
  found: `leads to ${path}, where nothing is`,
  advice: 'Mend the link, or add the old address to redirects.csv',
});

const noArticle = (id: string) => ({
  found: `leads to the article ${id}, which is not there`,
  advice: 'Give the id of an article, with which the name of its file begins',
});

/** Asks about a link to a page that is there, and to a part of it that is not. */
function askAboutAnchor(
  { kind, key, path, place }: Link,
  anchor: string,
  declared: readonly string[] | null,
  ask: Ask,
): void {
  const where = path === '' ? 'this page' : path;
  const question = {
    guard: 'dead-link' as const,
    ...placeOfText({ kind, key, place }, `#${anchor}`),
    index: null,
    found: `leads to #${anchor} of ${where}, which has no heading of that anchor`,
    advice:
      declared === null
        ? `Mend the link, or give the heading its anchor: "## Title {#${anchor}}"`
        : `Mend the link: the anchors of that page are ${declared.join(', ')}`,
  };
  ask(question, { kind, key });
}

function chartsOf(key: string, { blocks }: Article, place: ItemPlace | undefined): PlacedChart[] {
  return blocks.flatMap((block) => (block.kind === 'chart' ? [{ key, place, chart: block }] : []));
}

/** Asks about a redirect that leads nowhere, or that hides a page: redirects are looked up before pages. */
function askAboutRedirect(
  { from, to, fromPlace, toPlace }: PlacedRedirect,
  addresses: Pick<ReturnType<typeof createAddresses>, 'leadsSomewhere' | 'hasPage'>,
  ask: Ask,
): void {
  const of = { kind: 'redirect', key: from } as const;
  for (const { path } of ownLink(to)) {
    if (addresses.leadsSomewhere(path)) continue;
    const found = `${from} leads to ${path}, where nothing is`;
    const advice = 'Give the address of a page';
    ask({ guard: 'dead-link', ...toPlace, index: null, found, advice }, of);
  }
  if (!addresses.hasPage(from)) return;
  const found = `${from} is a page of this folder, which the redirect to ${to} hides`;
  const advice = 'Take the row out, or the page';
  ask({ guard: 'hidden-page', ...fromPlace, index: null, found, advice }, of);
}

export type ContentWatch = ReturnType<typeof watchContent>;
