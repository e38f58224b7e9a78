import { diffArrays } from 'diff';

/** A stretch of two lists: what both have, or what was replaced by what. */
export type Stretch<T> =
  | { kind: 'same'; pairs: readonly { before: T; after: T }[] }
  | { kind: 'changed'; removed: readonly T[]; added: readonly T[] };

/**
 * Aligns two lists by the fewest removals and additions.
 * @param mostDifferences lists that differ in more places are not aligned, but replaced as a whole; the cost grows with
 * the square of it
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (before: T, after: T) => boolean,
  mostDifferences = 300,
): Stretch<T>[] {
  const found = diffArrays([...before], [...after], {
    comparator: isSame,
    maxEditLength: mostDifferences,
  });
  if (!found) return [{ kind: 'changed', removed: before, added: after }];
  const stretches: Stretch<T>[] = [];
  let [atBefore, atAfter] = [0, 0];
  for (const { count, removed, added } of found) {
    const fromBefore = before.slice(atBefore, added ? atBefore : (atBefore += count));
    const fromAfter = after.slice(atAfter, removed ? atAfter : (atAfter += count));
    if (removed || added) addChange(stretches, fromBefore, fromAfter);
    else stretches.push({ kind: 'same', pairs: pairsOf(fromBefore, fromAfter) });
  }
  return stretches;
}

/** A removal and an addition at the same place are one change. */
function addChange<T>(stretches: Stretch<T>[], removed: readonly T[], added: readonly T[]): void {
  const last = stretches.at(-1);
  if (last?.kind === 'changed') {
    last.removed = [...last.removed, ...removed];
    last.added = [...last.added, ...added];
  } else {
    stretches.push({ kind: 'changed', removed, added });
  }
}

const pairsOf = <T>(before: readonly T[], after: readonly T[]) =>
  before.flatMap((one, at) => {
    const other = after[at];
    return other === undefined ? [] : [{ before: one, after: other }];
  });
