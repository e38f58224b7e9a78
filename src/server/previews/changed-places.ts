import type {
  DifferenceReport,
  ItemSection,
} from '#src/publishing/difference/difference-report.ts';
import { pages } from '#src/urls.ts';

/** A page of the site on which the draft shows something else than what is public. */
export type ChangedPlace = {
  name: string;
  /** Without the language, but for a page of content, which has one; null where there is no page any more. */
  address: string | null;
  /** Sections of the page of an index that differ; none where the page does as a whole. */
  sections: string[];
};

type Kind = ItemSection['kind'];

/** Sections of the page of an index that follow from items of a kind, whose keys are those of indexes. */
const sectionOf: Partial<Record<Kind, string>> = {
  index: 'about',
  characteristics: 'characteristics',
  sustainability: 'sustainability',
};

/** Lists that show items which have no page whose address follows from their key. */
const listOf: Partial<Record<Kind, string>> = {
  product: pages.products,
  'structured-product': pages.structuredProducts,
  document: pages.documents,
  article: pages.insights(),
};

/** Where the draft differs from what is public, each page once, in the order of the difference. */
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

/** What is shown on every page (names, look, menus) is seen on the first. */
function addressOf(kind: Kind, key: string): string {
  if (sectionOf[kind] !== undefined) return pages.indexDetails(key);
  if (kind === 'notice') return pages.notice(key);
  if (kind === 'page') return key.slice(key.indexOf('/'));
  return listOf[kind] ?? pages.home;
}
