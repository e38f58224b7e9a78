import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Day } from '#src/domain/day.ts';
import type { ItemChanges } from '#src/store/items/put-items.ts';
import type { LevelChange } from '#src/store/levels/put-levels.ts';
import type { Span } from '#src/store/levels/series.ts';

/** The difference between validated input and what is public, by keys and days, without content. */
export type Difference = {
  /** The number of the public release; 0 where there is none. */
  against: number;
  items: ReadonlyMap<ItemKind, ItemDifference>;
  /** By index; those without a change are absent. */
  levels: ReadonlyMap<string, LevelDifference>;
};

export type ItemDifference = {
  added: Set<string>;
  changed: Set<string>;
  closed: Set<string>;
  unchanged: number;
};

/** The changed levels of an index. */
export type ChangedLevels = Pick<LevelChange, 'fundId' | 'changes'>;

export type LevelCorrection = { day: Day; oldValue: number; newValue: number };

/** A span of days with their number; null where there are none. */
type Points = (Span & { points: number }) | null;

export type LevelDifference = {
  added: Points;
  corrected: Points;
  withdrawn: Points;
  /** The first corrections. */
  corrections: LevelCorrection[];
};

const listedCorrections = 20;

/** Collects a difference while a release is written or compared. */
export function createDifference(against: number) {
  const items = new Map<ItemKind, ItemDifference>();
  const levels = new Map<string, LevelDifference>();

  function itemsOf(kind: ItemKind): ItemDifference {
    const known = items.get(kind);
    if (known) return known;
    const fresh = {
      added: new Set<string>(),
      changed: new Set<string>(),
      closed: new Set<string>(),
    };
    const own: ItemDifference = { ...fresh, unchanged: 0 };
    items.set(kind, own);
    return own;
  }

  return {
    against,
    items,
    levels,
    addItems(kind: ItemKind, { added, changed, unchanged }: ItemChanges): void {
      const own = itemsOf(kind);
      for (const key of added) own.added.add(key);
      for (const key of changed) own.changed.add(key);
      own.unchanged += unchanged;
    },
    addClosed(kind: ItemKind, keys: readonly string[]): void {
      const own = itemsOf(kind);
      for (const key of keys) own.closed.add(key);
    },
    addLevels({ fundId, changes }: ChangedLevels): void {
      const own = levels.get(fundId) ?? emptyDifference();
      levels.set(fundId, own);
      for (const [at, day] of changes.days.entries()) {
        addPoint(own, day, changes.oldValues[at] ?? NaN, changes.values[at] ?? NaN);
      }
    },
  };
}

export type DifferenceInTheMaking = ReturnType<typeof createDifference>;

const emptyDifference = (): LevelDifference => ({
  added: null,
  corrected: null,
  withdrawn: null,
  corrections: [],
});

function addPoint(own: LevelDifference, day: Day, oldValue: number, newValue: number): void {
  const what = Number.isNaN(oldValue)
    ? 'added'
    : Number.isNaN(newValue)
      ? 'withdrawn'
      : 'corrected';
  const points = own[what];
  if (points === null) own[what] = { points: 1, first: day, last: day };
  else {
    points.points++;
    points.first = Math.min(points.first, day);
    points.last = Math.max(points.last, day);
  }
  if (what === 'corrected' && own.corrections.length < listedCorrections) {
    own.corrections.push({ day, oldValue, newValue });
  }
}

/** Whether nothing differs, apart from what the software derives itself. */
export function isEmpty({ items, levels }: Difference): boolean {
  return (
    levels.size === 0 &&
    Array.from(items.values()).every(
      ({ added, changed, closed }) => added.size + changed.size + closed.size === 0,
    )
  );
}
