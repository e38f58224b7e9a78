import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Day } from '#src/domain/day.ts';
import type { Faults, LeftOutRow } from './faults.ts';
import type { ItemPlace } from './guards/item-file.ts';
import type { Ask } from './guards/questions.ts';
import type { SourceFile } from './mapping/list-source-files.ts';
import type { TableKind } from './mapping/mapping-schema.ts';

/** What the check of every kind of file needs. */
export type CheckContext = {
  folder: string;
  today: Day;
  faults: Faults;
  listFiles: (kind: TableKind) => SourceFile[];
  /** Adds a checked item to the release; a check without publishing drops it. */
  put: <K extends ItemKind>(kind: K, key: string, body: ItemBody<K>, place?: ItemPlace) => void;
  /** Adds a file to the release; returns the sha256 of its content, by which items refer to it. */
  putBlob: (bytes: Uint8Array) => string;
  /** Files of content that others refer to; any other file beside them is unused. */
  named: Set<string>;
  leaveOut: (kind: TableKind, row: LeftOutRow) => void;
  /** Notes something that visitors will see only in part, although the release is published. */
  note: (kind: ItemKind, row: LeftOutRow) => void;
  /** Tells something of what is published that nobody has to answer. */
  tell: (kind: ItemKind, what: string) => void;
  /** Asks about something that looks wrong and may be right. */
  ask: Ask;
  rowsRead: (kind: TableKind, count: number) => void;
};
