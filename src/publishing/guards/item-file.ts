import type { ItemKind } from '#src/contract/provider/item-kinds.ts';

/** The file of an item in the folder, as far as its key determines it. */
export function fileOf(kind: ItemKind, key: string): string {
  switch (kind) {
    case 'page':
      return `page ${key}`;
    case 'article':
      return `article ${key}`;
    case 'notice':
      return `notices.csv, ${key}`;
    case 'document':
      return `documents.csv, ${key}`;
    case 'navigation':
      return `navigation.yaml, ${key}`;
    default:
      return `${kind}.yaml`;
  }
}
