import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import { commonWindow, type CommonWindow } from '#src/domain/comparison/common-window.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import type { MeasuredIndex } from '#src/domain/figures/measured-index.ts';
import { refusal, type Refusal } from '#src/domain/refusal.ts';
import { comparisonPage } from '#src/urls/mixes.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import type { Stored } from '../source.ts';
import { readMixed, type Mixed } from './read-mixed.ts';
import { resolveParts } from './resolve-parts.ts';

/** An index with its levels up to the last common day, and within the window; null where it is not open to that. */
export type Placed = Mixed & { until: MeasuredIndex; within: MeasuredIndex | null };

type NotPlaced = Exclude<Comparison['noWindow'], null>;

type PlacedIndexes = {
  placed: Placed[];
  /** The index that the others are measured against. */
  baseId: string;
  common: CommonWindow | null;
  /** Why there is no common window; null where there is one. */
  noWindow: NotPlaced | null;
};

type RequestedIndexes = RequestedWindow & { ids: readonly string[]; base?: string | undefined };

/**
 * The indexes of a comparison over the window of its address.
 * @throws NotFoundError for an unknown index, with the nearest address that has none
 * @throws InvalidInputError for one index only, a base that is not among them, and days out of order
 */
export async function placeIndexes(
  { ids, base, from, to }: RequestedIndexes,
  source: Stored,
): Promise<PlacedIndexes> {
  const fundIds = resolveParts(ids, source.snapshot, (near) =>
    comparisonPage({ ids: [...new Set(near)], from, to }),
  );
  const mixed = await readMixed(fundIds, source);
  const baseId = base === undefined ? mixed[0]!.fundId : resolveFundId(source.snapshot, base);
  checkRequested(mixed, baseId, { from, to });
  const window = windowOf(mixed, { from: dayOf(from), to: dayOf(to) });
  const [common, noWindow] = typeof window === 'string' ? [null, window] : [window, null];
  return { placed: placedIn(mixed, common), baseId, common, noWindow };
}

/** The day that an address names; null where it names none. */
export const dayOf = (iso: string | undefined): Day | null =>
  iso === undefined ? null : dayOfIso(iso);

type RequestedWindow = { from?: string | undefined; to?: string | undefined };

function checkRequested(
  mixed: readonly Mixed[],
  baseId: string,
  { from, to }: RequestedWindow,
): void {
  const ids = mixed.map(({ fundId }) => fundId);
  if (ids.length < 2) {
    const reason = refusal('one-index', { name: mixed[0]!.record.name });
    throw refused('ids', 'name two different indexes at least', reason);
  }
  if (!ids.includes(baseId)) {
    const nearest = comparisonPage({ ids, from, to });
    const reason = refusal('base-not-compared', { base: baseId }, nearest);
    throw refused('base', 'is one of the indexes that ids names', reason);
  }
  if (from !== undefined && to !== undefined && from >= to) {
    const nearest = comparisonPage({ ids, base: baseId });
    throw refused('to', 'must lie after from', refusal('to-before-from', { from, to }, nearest));
  }
}

const refused = (parameter: string, why: string, reason: Refusal) =>
  new InvalidInputError(`${parameter}: ${why}`, [parameter], [], [reason]);

function windowOf(
  mixed: readonly Mixed[],
  requested: { from: Day | null; to: Day | null },
): CommonWindow | NotPlaced {
  const open = mixed.filter(({ isOpen }) => isOpen);
  if (open.length >= 2) {
    return commonWindow(
      open.map(({ index }) => index),
      requested,
    );
  }
  const invested = mixed.filter(({ record }) => record.hasReturns);
  return invested.length < 2 ? 'no-returns' : 'withheld';
}

/** Why an index is not measured over the window. */
export const whyNotPlaced = ({ record }: Pick<Placed, 'record'>): 'no-returns' | 'withheld' =>
  record.hasReturns ? 'withheld' : 'no-returns';

/** An index that is not open is measured as on its own page, up to its own last level. */
function placedIn(mixed: readonly Mixed[], window: CommonWindow | null): Placed[] {
  const open = mixed.filter(({ isOpen }) => isOpen);
  return mixed.map((one) => {
    const at = open.indexOf(one);
    const until = window?.until[at] ?? one.index;
    return { ...one, until, within: window?.within[at] ?? null };
  });
}
