import { heldOfRelease } from '#src/catalogue/figures/held-figures.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { FigureGroup } from '#src/domain/register/figure.ts';
import { findItem } from '#src/store/items/items.ts';
import { listReleasesBeforeItemChanges } from '#src/store/items/releases-before-changes.ts';
import type { Release } from '#src/store/releases/releases.ts';
import type { ListedFigure } from '../figures/listed-figures.ts';
import { rounded } from '../figures/rounded.ts';
import type { Source } from '../source.ts';
import { mostChanges, shownBefore, standingReleases } from './earlier-releases.ts';

type Earlier = FigureWorking['earlier'][number];

/** The items that figures of a group are calculated from, and the reason given when these change. */
const madeOf: Partial<
  Record<FigureGroup, { kinds: ItemKind[]; reason: Earlier['reasons'][number] }>
> = {
  composition: { kinds: ['constituents', 'reviews'], reason: 'other-list' },
  valuation: { kinds: ['characteristics'], reason: 'other-statement' },
  sustainability: { kinds: ['sustainability'], reason: 'other-statement' },
  provider: { kinds: ['index'], reason: 'other-statement' },
};

type HeldValueRequest = {
  figure: ListedFigure;
  record: IndexRecord;
  value: number | null;
  /** Formats a value as pages show it. */
  shown: (value: number | null) => string;
  /** The day of the figure in a release. */
  dateIn: (release: number) => Promise<string | null>;
};

/** The differing values of a figure of holdings in earlier releases that were not withdrawn. */
export async function earlierHeldValues(
  request: HeldValueRequest,
  source: Source,
): Promise<Earlier[]> {
  const { db, snapshot } = source;
  const { figure, record } = request;
  const of = madeOf[figure.group];
  if (of === undefined) return [];
  const item = { kinds: of.kinds, key: record.fundId };
  const isShown = shownBefore([record.fundId], source);
  const numbers = await listReleasesBeforeItemChanges(db, snapshot.release, item, mostChanges);
  const standing = await standingReleases(numbers, source);

  async function valueIn({ number, published }: Release): Promise<Earlier[]> {
    // Nothing is shown of what the provider shows less of today.
    if (!(await isShown(number))) return [];
    const then = await findItem(db, number, 'index', record.fundId);
    const held = (await heldOfRelease(db, number)([record.fundId])).get(record.fundId);
    const value = rounded({ ...then?.ownFigures, ...held }[figure.tag] ?? null);
    if (value === rounded(request.value)) return [];
    return [
      {
        release: number,
        published: new Date(published).toISOString(),
        date: await request.dateIn(number),
        value,
        shown: request.shown(value),
        reasons: [of!.reason],
      },
    ];
  }

  return (await Promise.all(standing.map(valueIn))).flat();
}
