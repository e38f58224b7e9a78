import { heldOfRelease } from '#src/catalogue/figures/held-figures.ts';
import { isNarrower } from '#src/catalogue/narrowed-terms.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { FigureGroup } from '#src/domain/register/figure.ts';
import { findItem } from '#src/store/items/items.ts';
import { listReleasesBeforeItemChanges } from '#src/store/items/releases-before-changes.ts';
import { listReleases, type Release } from '#src/store/releases/releases.ts';
import type { ListedFigure } from '../figures/listed-figures.ts';
import { rounded } from '../figures/rounded.ts';
import type { Source } from '../source.ts';

type Earlier = FigureWorking['earlier'][number];

/** Most changes that are examined, as for figures of levels. */
const mostChanges = 5;

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
  { db, snapshot }: Source,
): Promise<Earlier[]> {
  const { figure, record } = request;
  const of = madeOf[figure.group];
  if (of === undefined) return [];
  const item = { kinds: of.kinds, key: record.fundId };
  const today = (snapshot.current ?? snapshot).release;
  const [numbers, releases, now] = await Promise.all([
    listReleasesBeforeItemChanges(db, snapshot.release, item, mostChanges),
    listReleases(db, snapshot.release),
    findItem(db, today, 'index', record.fundId),
  ]);
  const standing = releases.filter(
    ({ number, withdrawn, pruned }) => numbers.includes(number) && !withdrawn && pruned === null,
  );

  async function valueIn({ number, published }: Release): Promise<Earlier[]> {
    const then = await findItem(db, number, 'index', record.fundId);
    // Nothing is shown of what the provider shows less of today.
    if (then === null || (now && isNarrower(now.entitlements, then.entitlements))) return [];
    const held = (await heldOfRelease(db, number)([record.fundId])).get(record.fundId);
    const value = rounded({ ...then.ownFigures, ...held }[figure.tag] ?? null);
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
