import { addUnreadable, type Faults, type Position } from '../faults.ts';
import type { JoinedFile, SourceFile } from '../mapping/list-source-files.ts';
import { openTable, soleValue, type Table } from '../reading/read-table.ts';
import { cellPosition, type Row } from '../reading/split-rows.ts';

/** Columns that a mapping adds to a file, and their cells in each row. */
export type WiderRows = {
  names: readonly string[];
  /** Null for a row that is not part of the table: a heading, or a repeated header. */
  widen: (row: Row) => Row | null;
  /**
   * Tells of joined files of which no row has found its own, once all rows were widened.
   * @param hasFaults whether the file has others: what a missing row left empty may have been told cell by cell
   */
  settle: (hasFaults: boolean) => void;
};

type Origin = NonNullable<Row['origins']>[number];
type Unjoined = NonNullable<Row['unjoined']>[number];
type Added = {
  names: string[];
  cells: (row: Row) => string[];
  originOf?: (row: Row) => Found;
  /** The cell that holds the key of a joined file, and where it is looked for. */
  key?: { cell: number; file: string };
  settle?: () => void;
};
type Found = Omit<Origin, 'from'> | null;

/** Opens the joined files and headings of a file; what cannot be read is a fault. */
export async function openWiderRows(
  file: SourceFile,
  table: Table,
  faults: Faults,
): Promise<WiderRows> {
  const added: Added[] = [];
  for (const joined of file.joins ?? []) {
    const before = [...table.first.cells, ...added.flatMap(({ names }) => names)];
    const opened = await openJoin(
      joined,
      before.map((name) => name.trim()),
      file.path,
      table,
      faults,
    );
    if (opened !== null) added.push(opened);
  }
  const headings = headingsOf(file, table);
  if (headings) added.push(headings);
  const names = added.flatMap((one) => one.names);
  const width = table.first.cells.length;
  return {
    names,
    widen(row) {
      if (headings?.isHeading(row)) return null;
      if (added.length === 0) return row;
      const cells = row.cells.slice(0, width);
      const origins: Origin[] = [];
      const unjoined: Unjoined[] = [];
      for (const one of added) {
        const found = one.originOf?.(row) ?? null;
        if (found !== null) origins.push({ from: cells.length, ...found });
        else if (one.key)
          unjoined.push({ from: cells.length, to: cells.length + one.names.length, ...one.key });
        cells.push(...one.cells(row));
      }
      return { ...row, cells, origins, unjoined };
    },
    settle(hasFaults) {
      if (!hasFaults) for (const one of added) one.settle?.();
    },
  };
}

/** The place of a row's cell, in this file or in a joined one. */
export function placeOf(
  row: Row,
  cell: number,
  table: Table,
  file: string,
): Position & { file: string } {
  const origin = row.origins?.findLast(({ from }) => cell >= from);
  const isOwn = origin === undefined || cell >= origin.from + origin.row.cells.length;
  return isOwn
    ? { file, ...cellPosition(row, cell, table.delimiter) }
    : { file: origin.file, ...cellPosition(origin.row, cell - origin.from, origin.delimiter) };
}

/** What a row lacks because a joined file has no row of its key is told at the key. */
export function atKey<Told extends { cell: number | null; found: string }>(
  row: Row,
  problem: Told,
): Told {
  const { found } = problem;
  const cell = problem.cell ?? 0;
  const missing = row.unjoined?.find(({ from, to }) => cell >= from && cell < to);
  if (missing === undefined || found !== '') return problem;
  const key = (row.cells[missing.cell] ?? '').trim();
  return { ...problem, cell: missing.cell, found: `${key}, of which ${missing.file} has no row` };
}

async function openJoin(
  { path: place, rule }: JoinedFile,
  taken: readonly string[],
  file: string,
  table: Table,
  faults: Faults,
): Promise<Added | null> {
  const own = taken.indexOf(rule.column);
  if (own < 0) {
    const expected = `a column ${rule.column}, named in mapping.yaml`;
    faults.add({
      file,
      ...cellPosition(table.first, 0, table.delimiter),
      expected,
      found: taken.join(', '),
    });
    return null;
  }
  try {
    const other = await openTable(place, { ...rule, hasHeader: true });
    const read = await rowsByKey(other, place, rule.key ?? rule.column, faults);
    if (read === null) return null;
    // The key has the same name in both files.
    const names = namesOf(other, rule.as).map((name, at) =>
      at === read.key && taken.includes(name) ? '' : name,
    );
    for (const [at, name] of names.entries()) {
      if (name === '' || !taken.includes(name)) continue;
      const expected =
        'a name that no column has to which it is joined (as: a word before all of them)';
      faults.add({
        file: place,
        ...cellPosition(other.first, at, other.delimiter),
        expected,
        found: name,
      });
    }
    const none = names.map(() => '');
    const { delimiter } = other;
    const rowOf = (row: Row) => read.rows.get((row.cells[own] ?? '').trim());
    let first: Row | null = null;
    let isMatched = read.rows.size === 0;
    return {
      names,
      key: { cell: own, file: `${rule.file} (${rule.key ?? rule.column})` },
      cells: (row) => rowOf(row)?.cells.slice(0, names.length) ?? none,
      originOf(row) {
        const found = rowOf(row);
        first ??= row;
        isMatched ||= found !== undefined;
        return found ? { file: place, row: found, delimiter } : null;
      },
      settle() {
        if (isMatched || first === null) return;
        const position = cellPosition(first, own, table.delimiter);
        const expected = `one of the keys of ${rule.file} (${rule.key ?? rule.column}): no row is joined to any of them`;
        faults.add({ file, ...position, expected, found: (first.cells[own] ?? '').trim() });
      },
    };
  } catch (error) {
    addUnreadable(faults, place, error);
    return null;
  }
}

const namesOf = ({ first }: Table, before: string | undefined) =>
  first.cells.map((name) => (before === undefined ? name.trim() : `${before}.${name.trim()}`));

async function rowsByKey(table: Table, file: string, column: string, faults: Faults) {
  const fault = (row: Row, cell: number, expected: string, found: string) =>
    faults.add({ file, ...cellPosition(row, cell, table.delimiter), expected, found });
  const names = table.first.cells.map((name) => name.trim());
  const key = names.indexOf(column);
  if (key < 0) {
    fault(table.first, 0, `a column ${column}, named in mapping.yaml`, names.join(', '));
    return null;
  }
  const rows = new Map<string, Row>();
  for await (const batch of table.batches) {
    for (const row of batch) {
      const value = (row.cells[key] ?? '').trim();
      if (row.cells.length < names.length) {
        fault(row, row.cells.length, `${names.length} cells`, String(row.cells.length));
      } else if (rows.has(value)) {
        fault(row, key, `each ${column} once: rows are joined by it`, value);
      }
      rows.set(value, row);
    }
  }
  return { key, rows };
}

/** Rows with a single value stand above the rows of a series, and name it. */
function headingsOf({ source }: SourceFile, table: Table) {
  if (source.headings === undefined) return null;
  let heading = table.heading ?? '';
  const header = table.first.cells.join('\n');
  return {
    names: [source.headings],
    cells: () => [heading],
    isHeading(row: Row): boolean {
      // Spreadsheets write a blank line between two series with the separators of its cells.
      if (row.cells.join('\n') === header || row.cells.every((cell) => cell.trim() === ''))
        return true;
      const only = soleValue(row);
      if (only !== null) heading = only;
      return only !== null;
    },
  };
}
