import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { eachItem } from '#src/store/items/each-item.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import { listChangedIndexes } from '#src/store/levels/changed-indexes.ts';
import { allDays, listLevels } from '#src/store/levels/levels.ts';
import type { Span } from '#src/store/levels/series.ts';
import { listShownLevels } from '../../levels/shown-levels.ts';
import type { Stored } from '../../source.ts';
import type { ChosenIndexes, HoldingOf } from '../chosen-indexes.ts';
import { date, number, text } from '../columns.ts';
import { whereDownloaded } from '../tables.ts';
import { inParts, tableOfRows, type DataTable, type RowColumn } from '../data-table.ts';

/** `level` is null for a withdrawal: the withdrawn value is not repeated. */
type Change = {
  change: 'added' | 'corrected' | 'withdrawn';
  fundId: string;
  day: Day;
  level: number | null;
};

const columns: readonly RowColumn<Change>[] = [
  text('change', 'added, corrected or withdrawn', (row) => row.change),
  text('fundId', 'Identifier of the index', (row) => row.fundId),
  { ...date('date', 'Day of the level', () => null), cell: (row) => row.day },
  number('level', 'Level as it is now; empty where it was withdrawn', (row) => row.level),
];

/** Series that are compared at a time. */
const comparedAtOnce = 20;

/**
 * The changes that turn the file of all levels of an earlier release, which may have been withdrawn, into that of a
 * later one; sorted by index and day.
 * @param since number of the earlier release
 */
export function changeTable(source: Stored, { fundIds }: ChosenIndexes, since: number): DataTable {
  const { db, snapshot } = source;
  return tableOfRows('Changes of levels', columns, async function* () {
    const [now, then] = [new Set(fundIds), await heldThen(source, since, whereDownloaded)];
    const touched = new Map(
      (await listChangedIndexes(db, since, snapshot.release)).map((each) => [each.fundId, each]),
    );
    const spanOf = (fundId: string): Span => {
      // All days of an index that is in only one of the files count as changed. Today's terms cut an earlier release
      // too.
      const isInBoth = now.has(fundId) && then.has(fundId);
      return isInBoth && snapshot.current === undefined ? touched.get(fundId)! : allDays;
    };
    const compared = new Set([
      ...[...touched.keys()].filter((fundId) => now.has(fundId) || then.has(fundId)),
      ...fundIds.filter((fundId) => !then.has(fundId)),
      ...[...then].filter((fundId) => !now.has(fundId)),
    ]);
    const sorted = [...compared].toSorted((one, other) => (one < other ? -1 : 1));
    for (const part of inParts(sorted, comparedAtOnce)) {
      const of = (held: ReadonlySet<string>) => part.filter((fundId) => held.has(fundId));
      const span = hullOf(part.map(spanOf));
      const before = await listLevels(db, since, of(then), span);
      const after = await listShownLevels(of(now), source, span);
      for (const fundId of part) {
        yield [...changesOf(fundId, before.get(fundId) ?? none, after.get(fundId) ?? none)];
      }
    }
  });
}

/** From the first day to the last of several spans. */
const hullOf = (spans: readonly Span[]): Span => ({
  first: Math.min(...spans.map(({ first }) => first)),
  last: Math.max(...spans.map(({ last }) => last)),
});

/** The indexes that the file of a release contained under its own terms. */
export async function heldThen(
  { db }: Stored,
  release: number,
  holding: HoldingOf,
): Promise<Set<string>> {
  const held = new Set<string>();
  for await (const { key, body } of eachItem(itemsOfRelease(db, release), 'index')) {
    if (holding(body.entitlements) !== 'none') held.add(key);
  }
  return held;
}

const none: Levels = { days: new Int32Array(), values: new Float64Array() };

function* changesOf(fundId: string, before: Levels, after: Levels): Generator<Change> {
  let old = 0;
  for (const [at, day] of after.days.entries()) {
    for (; before.days[old]! < day; old += 1) {
      yield { change: 'withdrawn', fundId, day: before.days[old]!, level: null };
    }
    const level = after.values[at]!;
    const isKnown = before.days[old] === day;
    if (!isKnown) yield { change: 'added', fundId, day, level };
    else if (before.values[old] !== level) yield { change: 'corrected', fundId, day, level };
    if (isKnown) old += 1;
  }
  for (const day of before.days.subarray(old)) {
    yield { change: 'withdrawn', fundId, day, level: null };
  }
}
