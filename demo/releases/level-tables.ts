import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of levels: its name, the indexes of its columns, and its rows, the oldest first. */
export type LevelTable = { name: string; fundIds: readonly string[]; rows: readonly LevelRow[] };
type LevelRow = { date: string; cells: readonly string[] };

export async function readLevelTables(folder: string): Promise<LevelTable[]> {
  const names = await readdir(join(folder, 'levels'));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readFile(join(folder, 'levels', name), 'utf8');
      const [header = '', ...lines] = text.trimEnd().split('\n');
      const rows = lines.map((line) => {
        const [date = '', ...cells] = line.split(',');
        return { date, cells };
      });
      return { name, fundIds: header.split(',').slice(1), rows };
    }),
  );
}

/** The last days with levels, in order. */
export function lastDays(tables: readonly LevelTable[], count: number): string[] {
  const dates = new Set(tables.flatMap(({ rows }) => rows.slice(-count).map(({ date }) => date)));
  return [...dates].toSorted().slice(-count);
}

/** The file as it was on a day. */
export function textUntil({ fundIds, rows }: LevelTable, day: string): string {
  const lines = rows.filter(({ date }) => date <= day).map((row) => [row.date, ...row.cells]);
  return textOf([['date', ...fundIds], ...lines]);
}

/** The levels of one day by index; those that have none are left out. */
export function levelsOn(tables: readonly LevelTable[], day: string): Map<string, string> {
  return new Map(
    tables.flatMap(({ fundIds, rows }) => {
      const cells = rows.find(({ date }) => date === day)?.cells ?? [];
      return fundIds.flatMap((fundId, at): [string, string][] =>
        cells[at] ? [[fundId, cells[at]]] : [],
      );
    }),
  );
}

/** A file of the levels of one day, as `plumbline publish --levels` takes it. */
export function dayText(day: string, levels: ReadonlyMap<string, string>): string {
  return textOf([
    ['date', ...levels.keys()],
    [day, ...levels.values()],
  ]);
}

const textOf = (lines: readonly (readonly string[])[]): string =>
  `${lines.map((line) => line.join(',')).join('\n')}\n`;
