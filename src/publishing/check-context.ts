import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Day } from '#src/domain/day.ts';
import type { Faults, LeftOutRow } from './faults.ts';
import type { Ask } from './guards/questions.ts';
import type { SourceFile } from './mapping/list-source-files.ts';
import type { TableKind } from './mapping/mapping-schema.ts';

/** What every kind of file needs while a folder is checked. */
export type CheckContext = {
  folder: string;
  today: Day;
  faults: Faults;
  listFiles: (kind: TableKind) => SourceFile[];
  /** Takes a checked item for the release; a check without publishing drops it. */
  put: <K extends ItemKind>(kind: K, key: string, body: ItemBody<K>) => void;
  /** Takes a file for the release; returns the sha256 of its content, by which items name it. */
  putBlob: (bytes: Uint8Array) => string;
  /** Files of content that another one names: what lies beside them is read by nobody. */
  named: Set<string>;
  leaveOut: (kind: TableKind, row: LeftOutRow) => void;
  /** Tells of something that visitors will see only in part, although the release goes on. */
  note: (kind: ItemKind, row: LeftOutRow) => void;
  /** Asks about something that may be right and looks wrong. */
  ask: Ask;
  rowsRead: (kind: TableKind, count: number) => void;
};
