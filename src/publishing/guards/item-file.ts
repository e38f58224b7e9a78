import { readFileSync } from 'node:fs';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';

/** Where an item was read from: its file, and its line where that is one row of many. */
export type ItemPlace = { file: string; line?: number };

/** The place of a text of an item, such as an address: its own line where the item is a file of its own. */
export function placeOfText(
  { kind, key, place }: { kind: ItemKind; key: string; place: ItemPlace | undefined },
  text: string | null,
): { file: string; line: number | null } {
  if (place === undefined) return { file: fileOf(kind, key), line: null };
  const line = place.line ?? (text === null ? null : lineOf(place.file, text));
  return { file: place.file, line };
}

/** Null where the file says it in other signs, or was moved meanwhile. */
function lineOf(file: string, text: string): number | null {
  try {
    const at = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text));
    return at < 0 ? null : at + 1;
  } catch {
    return null;
  }
}

/** The file of an item in the folder, as far as its key determines it. */
function fileOf(kind: ItemKind, key: string): string {
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
