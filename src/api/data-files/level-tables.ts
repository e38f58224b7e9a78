import { InvalidInputError } from '#src/domain/errors.ts';
import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { monthOf, weekOf } from '#src/domain/levels/calendar.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { listCorrectedDays } from '#src/store/levels/corrections.ts';
import { mostColumns, type DataFileQuery } from '#src/contract/api/data-files.ts';
import { listShownLevels } from '../indexes/shown-levels.ts';
import type { Stored } from '../source.ts';
import type { DataCell, DataTable } from './data-table.ts';

type Asked = Pick<DataFileQuery, 'from' | 'to' | 'frequency'>;

/** Series that are read at once: the store is not held for long, and memory stays small. */
const readAtOnce = 20;

/** Rows of a wide table that are written at once: no other visitor waits for more. */
const daysAtOnce = 250;

const date = { name: 'date', type: 'date', description: 'Day of the level' } as const;

/** Levels in rows: sorted by index and day, each with what is known of it. */
export function levelTable(source: Stored, rows: readonly number[], asked: Asked): DataTable {
  const { db, snapshot } = source;
  return {
    title: 'Levels',
    columns: [
      { name: 'fundId', type: 'text', description: 'Identifier of the index' },
      date,
      { name: 'level', type: 'number', description: 'Level as published, unrounded' },
      {
        name: 'backTested',
        type: 'boolean',
        description: 'Whether the day is before the launch date; empty where that is not known',
      },
      {
        name: 'corrected',
        type: 'boolean',
        description: 'Whether the level is another than was first published',
      },
    ],
    async *rows() {
      for (let at = 0; at < rows.length; at += readAtOnce) {
        const some = rows
          .slice(at, at + readAtOnce)
          .map((row) => snapshot.catalogue.indexes.row(row));
        const fundIds = some.map((row) => row.fundId ?? '');
        const levels = await listShownLevels(fundIds, source);
        for (const { fundId, launchDate } of some) {
          const found = levels.get(fundId ?? '');
          if (found === undefined || fundId === null) continue;
          const corrected = await listCorrectedDays(
            db,
            snapshot.release,
            fundId,
            found.days[0] ?? 0,
          );
          const launch = launchDate === null ? null : dayOfIso(launchDate);
          yield Array.from(chosenDays(found, asked), (place): DataCell[] => {
            const day = found.days[place]!;
            const isBackTested = launch === null ? null : day < launch;
            return [fundId, isoOfDay(day), found.values[place]!, isBackTested, corrected.has(day)];
          });
        }
      }
    },
  };
}

/**
 * Levels side by side: a row a day on which any index has one, a column an index.
 * @throws InvalidInputError when more are asked for than stand side by side
 */
export function wideLevelTable(source: Stored, rows: readonly number[], asked: Asked): DataTable {
  if (rows.length > mostColumns) {
    throw new InvalidInputError(
      `shape: wide tables hold at most ${mostColumns} indexes; name them by ids`,
      ['shape'],
    );
  }
  const indexes = rows.map((row) => source.snapshot.catalogue.indexes.row(row));
  const fundIds = indexes.map(({ fundId }) => fundId ?? '');
  return {
    title: 'Levels, a column an index',
    columns: [
      date,
      ...indexes.map(({ fundId, name }) => ({
        name: fundId ?? '',
        type: 'number' as const,
        description: `Level of ${name ?? ''}, as published`,
      })),
    ],
    async *rows() {
      const levels = await listShownLevels(fundIds, source);
      const byDay = new Map<Day, DataCell[]>();
      for (const [column, fundId] of fundIds.entries()) {
        const found = levels.get(fundId);
        if (found === undefined) continue;
        for (const place of chosenDays(found, asked)) {
          const day = found.days[place]!;
          const row = byDay.get(day) ?? Array.from(fundIds, () => null);
          row[column] = found.values[place]!;
          byDay.set(day, row);
        }
      }
      const days = [...byDay.keys()].toSorted((a, b) => a - b);
      for (let at = 0; at < days.length; at += daysAtOnce) {
        const some = days.slice(at, at + daysAtOnce);
        yield some.map((day) => [isoOfDay(day), ...byDay.get(day)!]);
      }
    },
  };
}

/** Places in a series, counted from 0, of the levels that are asked for. */
function* chosenDays({ days }: Levels, { from, to, frequency }: Asked): Generator<number> {
  const first = from === undefined ? -Infinity : dayOfIso(from)!;
  const last = to === undefined ? Infinity : dayOfIso(to)!;
  const periodOf = frequency === 'week-end' ? weekOf : monthOf;
  for (const [place, day] of days.entries()) {
    if (day < first || day > last) continue;
    const next = days[place + 1];
    if (frequency === 'daily' || next === undefined || periodOf(next) !== periodOf(day))
      yield place;
  }
}
