import { bisectLeft, bisectRight } from 'd3-array';
import { InvalidInputError } from '#src/domain/errors.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import { monthOf, weekOf } from '#src/domain/levels/calendar.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { correctedDaysOf } from '#src/store/levels/corrections.ts';
import { allDays } from '#src/store/levels/levels.ts';
import type { Span } from '#src/store/levels/series.ts';
import { mostColumns } from '#src/contract/api/data-files.ts';
import { listShownLevels } from '../levels/shown-levels.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import {
  inParts,
  type TableRequest,
  type DataBatch,
  type DataCell,
  type DataTable,
} from './data-table.ts';

/** Series that are read at a time, which keeps both the hold on the store and the memory small. */
const readAtOnce = 20;

/** Rows of a wide table that are written at a time, so that no other visitor waits long. */
const daysAtOnce = 250;

const date = { name: 'date', type: 'date', description: 'Day of the level' } as const;

/** Levels in the requested shape: long or wide. */
export function levelTable(
  source: Stored,
  chosen: ChosenIndexes,
  request: TableRequest,
): DataTable {
  return request.shape === 'wide'
    ? wideTable(source, chosen, request)
    : longTable(source, chosen, request);
}

/** Long: sorted by index and day, each level with its marks. */
function longTable(source: Stored, { fundIds }: ChosenIndexes, query: TableRequest): DataTable {
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
        description: 'Whether the level was corrected after its first publication',
      },
    ],
    async *batches() {
      const parts = inParts(fundIds, readAtOnce);
      for await (const series of readAhead(parts, (part) => readSeries(part, source, query))) {
        for (const { fundId, levels, corrected } of series)
          yield batchOf(fundId, chosenOf(levels, query), corrected, source);
      }
    },
  };
}

type Series = { fundId: string; levels: Levels; corrected: ReadonlySet<Day> };

/** The levels of indexes, in their order, with the days that were corrected. */
async function readSeries(
  fundIds: readonly string[],
  source: Stored,
  request: TableRequest,
): Promise<Series[]> {
  const { db, snapshot } = source;
  const span = spanRead(request);
  const [levels, corrected] = await Promise.all([
    listShownLevels(fundIds, source, span),
    correctedDaysOf(db, snapshot.release, fundIds, span),
  ]);
  return fundIds.flatMap((fundId) => {
    const found = levels.get(fundId);
    if (found === undefined) return [];
    return [{ fundId, levels: found, corrected: corrected.get(fundId) ?? new Set() }];
  });
}

/** The requested days, and enough after them to tell whether the last one ends its week or month. */
function spanRead(request: TableRequest): Span {
  const { from, to } = daysAsked(request);
  return { first: from, last: Math.min(to + 31, allDays.last) };
}

/** Reads the next part while the previous one is written. */
async function* readAhead<Part, Found>(
  parts: Iterable<Part>,
  read: (part: Part) => Promise<Found>,
): AsyncGenerator<Found> {
  let ahead: Promise<Found> | null = null;
  for (const part of parts) {
    const before = ahead;
    ahead = read(part);
    // The error is thrown where the promise is awaited; if the file is given up before, nobody needs it.
    ahead.catch(() => undefined);
    if (before !== null) yield before;
  }
  if (ahead !== null) yield ahead;
}

function batchOf(
  fundId: string,
  { days, values }: Levels,
  corrected: ReadonlySet<Day>,
  { snapshot }: Stored,
): DataBatch {
  const { indexes } = snapshot.catalogue;
  const launchDate = indexes.value('launchDate', indexes.find('fundId', fundId)!);
  const backTested = new Uint8Array(days.length);
  if (launchDate !== null) backTested.fill(1).fill(2, 0, bisectLeft(days, dayOfIso(launchDate)!));
  return {
    rows: days.length,
    cells: [
      { values: [fundId], codes: new Uint8Array(days.length) },
      days,
      values,
      { values: [null, false, true], codes: backTested },
      { values: [false, true], codes: Uint8Array.from(days, (day) => Number(corrected.has(day))) },
    ],
  };
}

/**
 * Wide: a row for each day on which any index has a level, a column for each index.
 * @throws InvalidInputError for more indexes than a wide table holds
 */
function wideTable(source: Stored, { fundIds }: ChosenIndexes, request: TableRequest): DataTable {
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
      const levels = await listShownLevels(fundIds, source, spanRead(request));
      const byDay = new Map<Day, DataCell[]>();
      for (const [column, fundId] of fundIds.entries()) {
        const found = levels.get(fundId);
        if (found === undefined) continue;
        const { days, values } = chosenOf(found, request);
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

/** The levels of a series that were requested. */
function chosenOf(levels: Levels, request: TableRequest): Levels {
  const { from, to } = daysAsked(request);
  const [first, end] = [bisectLeft(levels.days, from), bisectRight(levels.days, to)];
  if (request.frequency === 'daily')
    return { days: levels.days.slice(first, end), values: levels.values.slice(first, end) };
  const places = Int32Array.from(lastOfPeriods(levels, request.frequency, first, end));
  return {
    days: places.map((place) => levels.days[place]!),
    values: Float64Array.from(places, (place) => levels.values[place]!),
  };
}

/** The requested days, or those of the year in the path. */
export function daysAsked({ part: year, from, to }: TableRequest): { from: Day; to: Day } {
  return {
    from: dayOfIso(year === undefined ? (from ?? '') : `${year}-01-01`) ?? allDays.first,
    to: dayOfIso(year === undefined ? (to ?? '') : `${year}-12-31`) ?? allDays.last,
  };
}

/** Launch dates decide whether levels are back-tested. */
export const launchDates = ({ snapshot }: Stored, { fundIds }: ChosenIndexes): string => {
  const { indexes } = snapshot.catalogue;
  return fundIds
    .map((fundId) => indexes.value('launchDate', indexes.find('fundId', fundId)!))
    .join();
};

/** Positions of the last level of each week or month, from `first` to before `end`. */
function* lastOfPeriods(
  { days }: Levels,
  frequency: 'week-end' | 'month-end',
  first: number,
  end: number,
): Generator<number> {
  const periodOf = frequency === 'week-end' ? weekOf : monthOf;
  for (let place = first; place < end; place += 1) {
    const next = days[place + 1];
    if (next === undefined || periodOf(next) !== periodOf(days[place]!)) yield place;
  }
}
