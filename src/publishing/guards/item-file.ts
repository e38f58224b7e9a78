import { readFileSync } from 'node:fs';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import { splitLanguage } from '#src/urls.ts';
import { decoded } from './content-links.ts';
import type { Question } from './questions.ts';

/** Where an item was read from: its file, and its line where that is one row of many. */
export type ItemPlace = { file: string; line?: number };

/** The place of a text of an item, such as an address: its own line where the item is a file of its own. */
export function placeOfText(
  { kind, key, place }: { kind: ItemKind; key: string; place: ItemPlace | undefined },
  text: string | null,
): Pick<Question, 'file' | 'line' | 'column'> {
  if (place === undefined) return { file: fileOf(kind, key), line: null };
  if (place.line !== undefined || text === null) {
    return { file: place.file, line: place.line ?? null };
  }
  return { file: place.file, ...positionOf(place.file, text) };
}

/** Null where the file says it in other signs, or was moved meanwhile. */
function positionOf(file: string, text: string): Pick<Question, 'line' | 'column'> {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const written of spellingsOf(text)) {
      const at = lines.findIndex((line) => line.includes(written));
      if (at >= 0) return { line: at + 1, column: lines[at]!.indexOf(written) + 1 };
    }
    return { line: null };
  } catch {
    return { line: null };
  }
}

/** A link in Markdown gets the prefix of its page's language, and encoded letters. */
function spellingsOf(text: string): string[] {
  const { path } = splitLanguage(text);
  return [text, decoded(text), path, decoded(path)];
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
