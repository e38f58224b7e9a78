import type { DocumentRecord } from '#src/contract/provider/documents.ts';
import type { ContentPage } from '#src/contract/provider/page.ts';
import { allAssetTypes, assetTypeOfSegment } from '#src/domain/asset-type.ts';
import { readSearchParams } from '#src/domain/search-params.ts';
import { placeOfText, type ItemPlace } from '../guards/item-file.ts';
import type { Ask } from '../guards/questions.ts';

type Table = { key: string; place: ItemPlace | undefined; searchParams: string };

/** The values of documents by which a Documents Table is narrowed. */
const narrowedBy: Record<string, (document: DocumentRecord) => readonly (string | null)[]> = {
  category: ({ category }) => [category],
  subcategory: ({ subcategory }) => [subcategory],
  assetClass: ({ assetClasses }) => assetClasses,
  family: ({ families }) => families,
  region: ({ regions }) => regions,
  language: ({ language }) => [language],
};

/** An asset class may be given as in addresses, or all of them. */
function isAssetClassOf(some: readonly string[], value: string): boolean {
  const type = assetTypeOfSegment(value, some);
  return type !== null && (type === allAssetTypes || some.includes(type));
}

/** Asks about tables of documents that are narrowed to what no document has: visitors see an empty one. */
export function watchTables() {
  const tables: Table[] = [];
  const known = new Map<string, Set<string | null>>();
  return {
    seePage(key: string, { sections }: ContentPage, place: ItemPlace | undefined): void {
      for (const section of sections) {
        if (section.type !== 'oneColumnSection') continue;
        for (const one of section.components) {
          if (one.name !== 'Documents Table') continue;
          tables.push({ key, place, searchParams: one.searchParams });
        }
      }
    },
    seeDocument(document: DocumentRecord): void {
      for (const [name, valuesOf] of Object.entries(narrowedBy)) {
        const values = known.get(name) ?? new Set();
        known.set(name, values);
        for (const value of valuesOf(document)) values.add(value);
      }
    },
    finish(ask: Ask): void {
      for (const { key, place, searchParams } of tables) {
        for (const [name, values] of Object.entries(readSearchParams(searchParams))) {
          const some = [...(known.get(name) ?? [])].filter((value) => value !== null);
          const isKnown = (value: string) =>
            some.includes(value) || (name === 'assetClass' && isAssetClassOf(some, value));
          if (!Object.hasOwn(narrowedBy, name) || values.some(isKnown)) continue;
          const question = {
            guard: 'empty-table' as const,
            ...placeOfText({ kind: 'page', key, place }, searchParams),
            index: null,
            found: `its Documents Table is empty: no document has the ${name} ${values.join(', ')}`,
            advice: `Give one of ${some.toSorted().join(', ') || 'none: no document has any'}`,
          };
          ask(question, { kind: 'page', key });
        }
      }
    },
  };
}
