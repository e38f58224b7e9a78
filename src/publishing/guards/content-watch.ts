import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Difference } from '../difference/difference.ts';
import type { PlacedRedirect } from '../redirects/check-redirects.ts';
import { createAddresses } from './addresses.ts';
import { placeOfText, type ItemPlace } from './item-file.ts';
import type { Ask } from './questions.ts';
import { createTranslations } from './translations.ts';

/** A link of an item of content to a path of this site. */
type Link = { kind: ItemKind; key: string; path: string; place: ItemPlace | undefined };

const linked: ReadonlySet<ItemKind> = new Set(['site', 'navigation', 'page', 'article', 'notice']);
/** More links than any folder has; the limit bounds the memory. */
const mostLinks = 500_000;

/** Collects the links and translations of content items as they are read. */
export function watchContent() {
  const addresses = createAddresses();
  const translations = createTranslations();
  const links: Link[] = [];
  const redirects: PlacedRedirect[] = [];
  return {
    see<K extends ItemKind>(kind: K, key: string, body: ItemBody<K>, place?: ItemPlace): void {
      addresses.add(kind, key, body);
      translations.see(kind, key, body, place);
      if (!linked.has(kind) || links.length > mostLinks) return;
      for (const path of new Set(pathsIn(body))) links.push({ kind, key, path, place });
    },
    /** Adds the links of a text that an item has in a file of its own. */
    seeHtml(kind: ItemKind, key: string, text: string, place: ItemPlace): void {
      if (links.length > mostLinks) return;
      for (const path of new Set(pathsInHtml(text))) links.push({ kind, key, path, place });
    },
    /** Adds the redirects with their places. */
    addRedirects(read: readonly PlacedRedirect[]): void {
      redirects.push(...read);
    },
    /** Asks after all items were read. Links to pages that this release closes are asked about wherever they stand. */
    finish(ask: Ask, closed: Difference | null): void {
      for (const { kind, key, path, place } of links) {
        if (addresses.leadsSomewhere(path)) continue;
        const question = {
          guard: 'dead-link' as const,
          ...placeOfText({ kind, key, place }, path),
          index: null,
          found: `leads to ${path}, where nothing is`,
          advice: 'Mend the link, or add the old address to redirects.csv',
        };
        const wasThere = closed !== null && addresses.wasClosed(path, closed);
        ask(question, wasThere ? undefined : { kind, key });
      }
      for (const redirect of redirects) askAboutRedirect(redirect, addresses, ask);
      translations.finish(ask);
    },
  };
}

/** Asks about a redirect that leads nowhere, or that hides a page: redirects are looked up before pages. */
function askAboutRedirect(
  { from, to, file, line }: PlacedRedirect,
  addresses: Pick<ReturnType<typeof createAddresses>, 'leadsSomewhere' | 'hasPage'>,
  ask: Ask,
): void {
  const question = { file, line, index: null };
  const of = { kind: 'redirect', key: from } as const;
  for (const path of ownPath(to)) {
    if (addresses.leadsSomewhere(path)) continue;
    const found = `${from} leads to ${path}, where nothing is`;
    ask({ guard: 'dead-link', ...question, found, advice: 'Give the address of a page' }, of);
  }
  if (!addresses.hasPage(from)) return;
  const found = `${from} is a page of this folder, which the redirect to ${to} hides`;
  const advice = 'Take the row out, or the page';
  ask({ guard: 'hidden-page', ...question, found, advice }, of);
}

export type ContentWatch = ReturnType<typeof watchContent>;

/** Paths of this site in a body: values of address keys, and links in HTML. */
function pathsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return isAddressKey(key) ? ownPath(value) : pathsInHtml(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    pathsIn(one, Array.isArray(value) ? key : name),
  );
}

const isAddressKey = (key: string) => key === 'href' || key === 'link' || key === 'target';

function pathsInHtml(text: string): string[] {
  if (!text.includes('href="')) return [];
  return Array.from(text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)).flatMap(([, href = '']) =>
    ownPath(href.replaceAll('&amp;', '&')),
  );
}

function ownPath(href: string): string[] {
  return /^\/(?!\/)/.test(href) ? [href.replace(/[?#].*$/, '') || '/'] : [];
}
