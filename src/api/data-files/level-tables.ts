import { InvalidInputError } from '#src/domain/errors.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import { monthOf, weekOf } from '#src/domain/levels/calendar.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { listCorrectedDays } from '#src/store/levels/corrections.ts';
import { mostColumns } from '#src/contract/api/data-files.ts';
import { listShownLevels } from '../levels/shown-levels.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import {
  inParts,
  type Asked,
  type DataBatch,
  type DataCell,
  type DataTable,
} from './data-table.ts';

/** Series that are read at once: the store is not held for long, and memory stays small. */
const readAtOnce = 20;

/** Rows of a wide table that are written at once: no other visitor waits for more. */
const daysAtOnce = 250;

/** Those that a level can be of. */
const [firstOfDays, lastOfDays] = [dayOfIso('0001-01-01')!, dayOfIso('9999-12-31')!];

const date = { name: 'date', type: 'date', description: 'Day of the level' } as const;

/** Levels as they are asked for: in rows, or side by side. */
export function levelTable(source: Stored, chosen: ChosenIndexes, asked: Asked): DataTable {
  return asked.shape === 'wide'
    ? wideTable(source, chosen, asked)
    : longTable(source, chosen, asked);
}

/** Levels in rows: sorted by index and day, each with what is known of it. */
function longTable(source: Stored, { fundIds }: ChosenIndexes, asked: Asked): DataTable {
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
    async *batches() {
      for (const part of inParts(fundIds, readAtOnce)) {
        const levels = await listShownLevels(part, source);
        for (const fundId of part) {
          const found = levels.get(fundId);
          if (found !== undefined) yield await batchOf(fundId, chosenOf(found, asked), source);
        }
      }
    },
  };
}

async function batchOf(
  fundId: string,
  { days, values }: Levels,
  { db, snapshot }: Stored,
): Promise<DataBatch> {
  const corrected = await listCorrectedDays(db, snapshot.release, fundId, days[0] ?? 0);
  const { indexes } = snapshot.catalogue;
  const launchDate = indexes.value('launchDate', indexes.find('fundId', fundId)!);
  const launch = launchDate === null ? null : dayOfIso(launchDate);
  return {
    rows: days.length,
    cells: [
      Array.from(days, () => fundId),
      days,
      values,
      Array.from(days, (day) => (launch === null ? null : day < launch)),
      Array.from(days, (day) => corrected.has(day)),
    ],
  };
}

/**
 * Levels side by side: a row a day on which any index has one, a column an index.
 * @throws InvalidInputError when more are asked for than stand side by side
 */
function wideTable(source: Stored, { fundIds }: ChosenIndexes, asked: Asked): DataTable {
  if (fundIds.length > mostColumns) {
    throw new InvalidInputError(
      `shape: wide tables hold at most ${mostColumns} indexes; name them by ids`,
      ['shape'],
    );
  }
  const { indexes } = source.snapshot.catalogue;
  return {
    title: 'Levels, a column an index',
    columns: [
      date,
      ...fundIds.map((fundId) => ({
        name: fundId,
        type: 'number' as const,
        description: `Level of ${indexes.row(indexes.find('fundId', fundId)!).name}, as published`,
      })),
    ],
    async *batches() {
      const levels = await listShownLevels(fundIds, source);
      const byDay = new Map<Day, DataCell[]>();
      for (const [column, fundId] of fundIds.entries()) {
        const found = levels.get(fundId);
        if (found === undefined) continue;
        const { days, values } = chosenOf(found, asked);
        for (const [at, day] of days.entries()) {
          const row = byDay.get(day) ?? Array.from(fundIds, () => null);
          row[column] = values[at]!;
          byDay.set(day, row);
        }
      }
      const days = [...byDay.keys()].toSorted((a, b) => a - b);
      for (const some of inParts(days, daysAtOnce)) {
        const cellsOf = (column: number) => some.map((day) => byDay.get(day)![column]!);
        yield { rows: some.length, cells: [some, ...fundIds.map((_, column) => cellsOf(column))] };
      }
    },
  };
}

/** The levels of a series that are asked for. */
function chosenOf(levels: Levels, asked: Asked): Levels {
  const places = Int32Array.from(chosenPlaces(levels, asked));
  return {
    days: places.map((place) => levels.days[place]!),
    values: Float64Array.from(places, (place) => levels.values[place]!),
  };
}

/** The days whose levels are asked for, of a year where the path names one. */
export function daysAsked({ part: year, from, to }: Asked): { from: Day; to: Day } {
  return {
    from: dayOfIso(year === undefined ? (from ?? '') : `${year}-01-01`) ?? firstOfDays,
    to: dayOfIso(year === undefined ? (to ?? '') : `${year}-12-31`) ?? lastOfDays,
  };
}

/** Launch dates stand behind whether levels are back-tested. */
export const launchDates = ({ snapshot }: Stored, { fundIds }: ChosenIndexes): string => {
  const { indexes } = snapshot.catalogue;
  return fundIds
    .map((fundId) => indexes.value('launchDate', indexes.find('fundId', fundId)!))
    .join();
};

/** Places in a series, counted from 0, of the levels that are asked for. */
function* chosenPlaces({ days }: Levels, asked: Asked): Generator<number> {
  const { from, to } = daysAsked(asked);
  const { frequency } = asked;
  const periodOf = frequency === 'week-end' ? weekOf : monthOf;
  for (const [place, day] of days.entries()) {
    if (day < from || day > to) continue;
    const next = days[place + 1];
    if (frequency === 'daily' || next === undefined || periodOf(next) !== periodOf(day))
      yield place;
  }
}
