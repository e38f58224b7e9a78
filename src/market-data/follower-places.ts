/** Why nobody else is let in: all places are taken, or all that one visitor may take. */
export type NoPlace = 'all taken' | 'too many of one';

/**
 * Places of those who follow something, so many in all and so many of one visitor. To take one gives how to
 * leave it, which is done once.
 */
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
