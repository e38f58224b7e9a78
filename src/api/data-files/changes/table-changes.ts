import type { Notice } from '#src/contract/provider/notices.ts';
import { findItems } from '#src/store/items/items.ts';
import { listChangedItems, type ChangedItem } from '#src/store/items/changed-items.ts';
import { listChangedIndexes } from '#src/store/levels/changed-indexes.ts';
import type { DataTableName } from '#src/urls/data-files.ts';
import type { Stored } from '../../source.ts';
import { chooseIndexes } from '../chosen-indexes.ts';
import { inParts, type DataTable } from '../data-table.ts';
import { tables } from '../tables.ts';
import { heldThen } from './level-changes.ts';
import { linesOf, rowsOf } from '../write-table.ts';

/** Tables that changes keep up to date; figures and corrections follow from the levels or from other tables. */
const followed = [
  'indexes',
  'constituents',
  'characteristics',
  'sustainability',
  'products',
  'structured-products',
  'documents',
] as const satisfies readonly DataTableName[];

/** Indexes whose rows are in memory at a time. */
const atOnce = 500;

/** The first column of each of these tables identifies what a row is about. */
type Row = Record<string, unknown>;

type Line = {
  kind: string;
  change: 'added' | 'changed' | 'removed';
  id: string;
  /** The rows of the table now, which replace all that it had. */
  rows: readonly Row[];
};

/**
 * The changes since an earlier release, table by table, notices included: every index, product or document with a
 * change is given with all its present rows.
 */
async function* tableChanges(source: Stored, since: number): AsyncGenerator<Line[]> {
  for (const name of followed) {
    const changed = await changedOf(name, source, since);
    if (changed.size === 0) continue;
    yield* changesOf({ name, since }, changed, source);
  }
  yield await noticeLines(source, since);
}

/**
 * Writes the changes as NDJSON, those of levels first: each line has its `kind`.
 * @param levels changes of levels as a table
 */
export async function* writeChanges(
  levels: DataTable,
  source: Stored,
  since: number,
): AsyncGenerator<string> {
  for await (const rows of rowsOf(levels))
    yield linesOf(rows.map((row) => ({ kind: 'levels', ...row })));
  for await (const changes of tableChanges(source, since)) yield linesOf(changes);
}

type Changed = Map<string, Pick<ChangedItem, 'wasThere'>>;

/** What changed, by the first column of the table: its own items, or the indexes that it is about. */
async function changedOf(name: DataTableName, source: Stored, since: number): Promise<Changed> {
  const { db, snapshot } = source;
  const span = { after: since, release: snapshot.release };
  const { holding, madeFrom } = tables[name];
  const [own = [], ...others] = await Promise.all(
    madeFrom
      .items({ frequency: 'daily', shape: 'long' }, undefined)
      // Earlier lists are not part of the table of the newest.
      .filter(([kind]) => kind !== 'earlier-constituents')
      .map(([kind]) => listChangedItems(db, kind, span)),
  );
  const changed: Changed = new Map(own.map((one) => [one.key, one]));
  if (holding === undefined) return changed;
  const held = await heldThen(source, since, holding);
  const also = (key: string) => changed.set(key, { wasThere: held.has(key) });
  if (others.some((one) => one.length > 0))
    (await chooseIndexes(source, undefined, holding)).fundIds.forEach(also);
  // Opening or closing an index to downloads changes all its tables, and a new level changes its last day.
  for (const { key } of await listChangedItems(db, 'index', span)) also(key);
  if (name === 'indexes') {
    const moved = await listChangedIndexes(db, since, snapshot.release);
    for (const { fundId } of moved) also(fundId);
  }
  // What could not be downloaded then was in no file.
  for (const { key, wasThere } of own) changed.set(key, { wasThere: wasThere && held.has(key) });
  return changed;
}

async function* changesOf(
  { name, since }: { name: (typeof followed)[number]; since: number },
  changed: Changed,
  source: Stored,
): AsyncGenerator<Line[]> {
  const { holding, open } = tables[name];
  const request = { frequency: 'daily', shape: 'long' } as const;
  const all = await chooseIndexes(source, undefined, holding);
  const [held, inPart] = [new Set(all.fundIds), new Set(all.inPart)];
  // Tables of indexes are read in parts; the others are short and read whole.
  for (const ids of inParts([...changed.keys()], holding === undefined ? Infinity : atOnce)) {
    const some = {
      ...all,
      fundIds: ids.filter((id) => held.has(id)),
      inPart: ids.filter((id) => inPart.has(id)),
    };
    const rows = await rowsById(await open(source, some, request), new Set(ids));
    const gone = ids.filter((id) => changed.get(id)!.wasThere && !rows.has(id));
    const removed = await hadThen(name, gone, source, since);
    const lines = ids.map((id): Line | null => {
      const { wasThere } = changed.get(id)!;
      const of = rows.get(id);
      if (!of) return removed.has(id) ? { kind: name, change: 'removed', id, rows: [] } : null;
      return { kind: name, change: wasThere ? 'changed' : 'added', id, rows: of };
    });
    yield lines.filter((line) => line !== null);
  }
}

const ofIndex = ['constituents', 'characteristics', 'sustainability'] as const;

/** Those that the table had rows of: an index may change that never had members, characteristics or metrics. */
async function hadThen(
  name: (typeof followed)[number],
  fundIds: readonly string[],
  { db }: Stored,
  since: number,
): Promise<ReadonlySet<string>> {
  const kind = ofIndex.find((one) => one === name);
  if (kind === undefined || fundIds.length === 0) return new Set(fundIds);
  const bodies = await findItems(db, since, kind, fundIds);
  return new Set(bodies.map(({ fundId }) => fundId));
}

/** The rows of a table as its file has them, by their first column. */
async function rowsById(table: DataTable, wanted: ReadonlySet<string>) {
  const found = new Map<string, Row[]>();
  const { name } = table.columns[0]!;
  for await (const rows of rowsOf(table)) {
    for (const row of rows) {
      const id = String(row[name]);
      if (!wanted.has(id)) continue;
      const others = found.get(id);
      if (others) others.push(row);
      else found.set(id, [row]);
    }
  }
  return found;
}

async function noticeLines({ db, snapshot }: Stored, since: number): Promise<Line[]> {
  const span = { after: since, release: snapshot.release };
  const changed = await listChangedItems(db, 'notice', span);
  const there = changed.filter(({ isThere }) => isThere).map(({ key }) => key);
  const bodies = await findItems(db, snapshot.release, 'notice', there);
  const rows = new Map(bodies.map((notice) => [notice.noticeId, rowOf(notice)]));
  return changed.map(({ key, wasThere }) => {
    const row = rows.get(key);
    if (!row) return { kind: 'notices', change: 'removed', id: key, rows: [] };
    return { kind: 'notices', change: wasThere ? 'changed' : 'added', id: key, rows: [row] };
  });
}

const rowOf = ({ noticeId, type, date, effectiveDate, title }: Notice): Row => ({
  noticeId,
  type,
  date,
  effectiveDate,
  title,
});
