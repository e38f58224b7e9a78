/** Why no place was given: all are taken, or this visitor has the maximum. */
export type NoPlace = 'all taken' | 'too many of one';

/** Limits concurrent followers, in total and per visitor. Taking a place returns a function that releases it once. */
export function followerPlaces({ most, mostOfOne }: { most: number; mostOfOne: number }) {
  const takenBy = new Map<string, number>();
  let taken = 0;

  function leave(visitor: string): void {
    const left = (takenBy.get(visitor) ?? 0) - 1;
    taken -= 1;
    if (left > 0) takenBy.set(visitor, left);
    else takenBy.delete(visitor);
  }

  return {
    take(visitor: string): (() => void) | NoPlace {
      const own = takenBy.get(visitor) ?? 0;
      if (own >= mostOfOne) return 'too many of one';
      if (taken >= most) return 'all taken';
      taken += 1;
      takenBy.set(visitor, own + 1);
      return () => leave(visitor);
    },
  };
}
