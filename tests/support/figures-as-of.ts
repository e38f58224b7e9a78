import { buildCatalogue } from '#src/catalogue/build-catalogue.ts';
import type { ListedIndex } from '#src/catalogue/lists/index-list.ts';
import type { Store } from '#src/store/store.ts';

/** An index from the catalogue of a release, with its figures by tag; null if the release does not contain it. */
export async function indexAsOf(
  store: Store,
  release: number,
  fundId: string,
): Promise<(ListedIndex & { figures: Record<string, number | null> }) | null> {
  const { indexes } = await buildCatalogue(store, release, new AbortController().signal);
  const row = indexes.find('fundId', fundId);
  if (row === null) return null;
  const figures = indexes.figures.map((tag) => [tag, indexes.figure(tag, row).value] as const);
  return { ...indexes.row(row), figures: Object.fromEntries(figures) };
}
