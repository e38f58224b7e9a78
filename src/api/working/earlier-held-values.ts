import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import { listReleasesBeforeItemChanges } from '#src/store/items/releases-before-changes.ts';
import type { Release } from '#src/store/releases/releases.ts';
import { rounded } from '../figures/rounded.ts';
import type { Source } from '../source.ts';
import { mostChanges, shownBefore, standingReleases } from './earlier-releases.ts';

type Earlier = FigureWorking['earlier'][number];

/** A value of a release, with the day that it is of. */
type Held = { value: number | null; date: string | null };

/** A figure of holdings, and how it is read in other releases. */
export type EarlierHeld = {
  fundId: string;
  /** The items that the figure is calculated from, and the reason given when these change. */
  madeOf: { kinds: readonly ItemKind[]; reason: Earlier['reasons'][number] };
  value: number | null;
  /** Formats a value as pages show it. */
  shown: (value: number | null) => string;
  /** The figure in another release. */
  heldIn: (release: number) => Promise<Held>;
};

/** The differing values of a figure of holdings in earlier releases that were not withdrawn. */
export async function earlierHeldValues(
  { fundId, madeOf, shown, heldIn, ...today }: EarlierHeld,
  source: Source,
): Promise<Earlier[]> {
  const { db, snapshot } = source;
  const item = { kinds: madeOf.kinds, key: fundId };
  const isShown = shownBefore([fundId], source);
  const numbers = await listReleasesBeforeItemChanges(db, snapshot.release, item, mostChanges);
  const standing = await standingReleases(numbers, source);

  async function valueIn({ number, published }: Release): Promise<Earlier[]> {
    // Nothing is shown of what the provider shows less of today.
    if (!(await isShown(number))) return [];
    const held = await heldIn(number);
    const value = rounded(held.value);
    if (value === rounded(today.value)) return [];
    return [
      {
        release: number,
        published: new Date(published).toISOString(),
        date: held.date,
        value,
        shown: shown(value),
        reasons: [madeOf.reason],
      },
    ];
  }

  return (await Promise.all(standing.map(valueIn))).flat();
}
