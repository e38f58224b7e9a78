import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import { idsOfPages } from '../markdown/anchors.ts';

const ofAllPages: ReadonlySet<string> = new Set(idsOfPages);

/** Kinds of items that are one page each, with all its anchors in their texts. */
const pageKinds: ReadonlySet<ItemKind> = new Set(['page', 'article', 'document']);

/** The anchors of the texts of pages, articles and documents. */
export function createLinkAnchors() {
  const idsOf = new Map<string, Set<string>>();
  return {
    /** Adds the anchors of an item, which bears the same key in all languages. */
    add(kind: ItemKind, target: string, texts: Iterable<string>): void {
      if (!pageKinds.has(kind)) return;
      const ids = idsOf.get(target) ?? new Set<string>();
      idsOf.set(target, ids);
      for (const text of texts)
        for (const [, id = ''] of text.matchAll(/\sid="([^"]+)"/g)) ids.add(id);
    },
    /** Whether a page is known, by its texts or its declared anchors, and has no such anchor. */
    lacks(target: string | null, declared: readonly string[] | null, anchor: string): boolean {
      const inTexts = target === null ? undefined : idsOf.get(target);
      const ids = inTexts ?? (declared === null ? undefined : new Set(declared));
      return ids !== undefined && !ids.has(anchor) && !ofAllPages.has(anchor);
    },
  };
}
