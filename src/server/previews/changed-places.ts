import type {
  DifferenceReport,
  ItemSection,
} from '#src/publishing/difference/difference-report.ts';
import { pages } from '#src/urls.ts';

/** A page of the site that differs between the draft and what is public. */
export type ChangedPlace = {
  name: string;
  /**
   * Without the language prefix, except for a content page, which belongs to one language; null where the page is
   * removed.
   */
  address: string | null;
  /** The sections of an index page that differ; empty where the page differs as a whole. */
  sections: string[];
};

type Kind = ItemSection['kind'];

/** The section of an index page that shows items of a kind whose keys are index ids. */
const sectionOf: Partial<Record<Kind, string>> = {
  index: 'about',
  characteristics: 'characteristics',
  sustainability: 'sustainability',
};

/** The list that shows items without a page of their own. */
const listOf: Partial<Record<Kind, string>> = {
  product: pages.products,
  'structured-product': pages.structuredProducts,
  document: pages.documents,
  article: pages.insights(),
};

/** The pages that differ between the draft and what is public, each once, in the order of the difference. */
export function changedPlaces(report: DifferenceReport): ChangedPlace[] {
  const places = new Map<string, ChangedPlace>();
  const see = (key: string, name: string, address: string | null, section?: string) => {
    const known = places.get(address ?? key) ?? { name, address, sections: [] };
    places.set(address ?? key, known);
    if (section !== undefined && !known.sections.includes(section)) known.sections.push(section);
  };
  const ofIndex = (key: string, name: string, section: string) =>
    see(key, name, pages.indexDetails(key), section);
  for (const { kind, opened, changed, closed } of report.items) {
    const section = sectionOf[kind];
    for (const { key, name } of opened) see(key, name, addressOf(kind, key));
    for (const { key, name } of changed) see(key, name, addressOf(kind, key), section);
    for (const { key, name } of closed) see(`${kind} ${key}`, `${name} (gone)`, null);
  }
  for (const { key, name } of report.levels) ofIndex(key, name, 'levels');
  for (const { key, name } of report.constituents) ofIndex(key, name, 'constituents');
  for (const { key, name } of report.consequences.figures) ofIndex(key, name, 'returns');
  return [...places.values()];
}

/** Items that are shown on every page (names, brand, menus) are marked on the home page. */
function addressOf(kind: Kind, key: string): string {
  if (sectionOf[kind] !== undefined) return pages.indexDetails(key);
  if (kind === 'notice') return pages.notice(key);
  if (kind === 'page') return key.slice(key.indexOf('/'));
  return listOf[kind] ?? pages.home;
}
