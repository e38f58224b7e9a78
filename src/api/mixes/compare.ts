import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { refusal, type Refusal } from '#src/domain/refusal.ts';
import type { MeasuredIndex } from '#src/domain/figures/measured-index.ts';
import { commonWindow, type CommonWindow } from '#src/domain/comparison/common-window.ts';
import { overlapOf } from '#src/domain/comparison/overlap.ts';
import { dateOf, rounded } from '../figures/rounded.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import { listMetrics } from '../indexes/sustainability.ts';
import { comparisonPage } from '#src/urls/mixes.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource } from '../source.ts';
import { correlationsOf, pairsOf } from './correlations.ts';
import { crisesOf } from './crises.ts';
import { drawnOf, publicLineOf, rollingMonthsOf } from './drawn-lines.ts';
import { listComparedMetrics, readHeld, type Held } from './held.ts';
import {
  figuresAgainst,
  figuresBetween,
  usualFiguresOf,
  windowFiguresOf,
  yearsOf,
} from './mixed-figures.ts';
import { describeIndex, readMixed, type Mixed } from './read-mixed.ts';

/** An index with its levels up to the last common day, and within the window; null where it is not open to that. */
type Placed = Mixed & { until: MeasuredIndex; within: MeasuredIndex | null };

export const compare: Resource<'compare'> = async ({ ids, base, from, to, lang }, source) => {
  const [mixed, metrics, { site }] = await Promise.all([
    readMixed(ids, source),
    listMetrics(source),
    siteTexts(source),
  ]);
  const baseId = base === undefined ? mixed[0]!.fundId : resolveFundId(source.snapshot, base);
  checkRequested(mixed, baseId, { from, to });
  const held = await Promise.all(
    mixed.map(({ fundId }) => readHeld(fundId, lang, metrics, source)),
  );
  const window = windowOf(mixed, { from: dayOf(from), to: dayOf(to) });
  const common = typeof window === 'string' ? null : window;
  const placed = placedIn(mixed, common);
  const years = yearsOf(placed.map(({ until }) => until));
  const rollingMonths = common === null ? 12 : rollingMonthsOf(common);
  const baseWithin = placed.find(({ fundId }) => fundId === baseId)?.within ?? null;
  return {
    release: source.snapshot.release,
    canBlend: site.blends && canBlend(mixed),
    base: baseId,
    window: common && {
      from: dateOf(common.from),
      to: dateOf(common.to),
      frequency: common.aligned.frequency,
      atCommonSteps: common.isSampled,
      rollingMonths,
    },
    noWindow: typeof window === 'string' ? window : null,
    indexes: placed.map((one, i) => {
      const { list: _, ...holdings } = held[i]!;
      return {
        ...describeIndex(one, lang),
        ...holdings,
        asOfDate: dateOf(one.until.levels.days.at(-1) ?? null),
        withheld: !one.isOpen && one.record.hasReturns && one.index.levels.days.length > 0,
        usual: usualOf(one, years),
        window: one.within && windowFiguresOf(one.within),
        againstBase:
          one.within && baseWithin && one.fundId !== baseId
            ? figuresAgainst(one.within, baseWithin)
            : null,
        ...(one.within ? drawnOf(one.within, rollingMonths) : publicLineOf(one, common)),
      };
    }),
    years,
    crises: crisesOf(site, lang).map(({ named, days }) => ({
      ...named,
      indexes: placed.map((one) => ({
        fundId: one.fundId,
        ...(one.within ? figuresBetween(one.until, days) : notBetween),
      })),
    })),
    correlations: correlationsOf(placed),
    overlaps: pairsOf(mixed.map(({ fundId }, i) => ({ fundId, held: held[i]! }))).map(
      overlapAnswer,
    ),
    metrics: listComparedMetrics(held, metrics, lang),
  };
};

const dayOf = (iso: string | undefined): Day | null => (iso === undefined ? null : dayOfIso(iso));

const canBlend = (mixed: readonly Mixed[]) =>
  mixed.every(({ isOpen }) => isOpen) &&
  new Set(mixed.map(({ record }) => record.currency)).size === 1;

const notBetween = { totalReturn: null, maximumDrawdown: null, missing: 'withheld' } as const;

type RequestedWindow = { from: string | undefined; to: string | undefined };

function checkRequested(
  mixed: readonly Mixed[],
  baseId: string,
  { from, to }: RequestedWindow,
): void {
  const ids = mixed.map(({ fundId }) => fundId);
  if (ids.length < 2) {
    throw refused('ids', 'name two different indexes at least', refusal('one-index'));
  }
  if (!ids.includes(baseId)) {
    const nearest = comparisonPage({ ids, from, to });
    const reason = refusal('base-not-compared', { base: baseId }, nearest);
    throw refused('base', 'is one of the indexes that ids names', reason);
  }
  if (from !== undefined && to !== undefined && from >= to) {
    const nearest = comparisonPage({ ids, base: baseId });
    throw refused('to', 'lies after from', refusal('to-before-from', { from, to }, nearest));
  }
}

const refused = (parameter: string, why: string, reason: Refusal) =>
  new InvalidInputError(`${parameter}: ${why}`, [parameter], [], [reason]);

function windowOf(
  mixed: readonly Mixed[],
  requested: { from: Day | null; to: Day | null },
): CommonWindow | Exclude<Comparison['noWindow'], null> {
  const open = mixed.filter(({ isOpen }) => isOpen);
  return open.length < 2
    ? 'withheld'
    : commonWindow(
        open.map(({ index }) => index),
        requested,
      );
}

/** An index that is not open is measured as on its own page, up to its own last level. */
function placedIn(mixed: readonly Mixed[], window: CommonWindow | null): Placed[] {
  const open = mixed.filter(({ isOpen }) => isOpen);
  return mixed.map((one) => {
    const at = open.indexOf(one);
    const until = window?.until[at] ?? one.index;
    return { ...one, until, within: window?.within[at] ?? null };
  });
}

function usualOf({ record, until, isOpen }: Placed, years: readonly number[]) {
  if (!record.hasReturns) return { figures: {}, missing: {}, backTested: [] };
  return usualFiguresOf(until, years, { isShownOnly: !isOpen });
}

type Listed = { fundId: string; held: Held };

function overlapAnswer([one, other]: [Listed, Listed]): Comparison['overlaps'][number] {
  const pair = { one: one.fundId, other: other.fundId };
  const lists = [one.held.list, other.held.list] as const;
  const none = { membersInCommon: null, weightInCommon: null, activeShare: null };
  if (lists.some((list) => list !== null && list.withheld !== null)) {
    return { ...pair, ...none, missing: 'withheld' };
  }
  const [own, its] = lists.map((list) => list?.constituents ?? []);
  if (!own?.length || !its?.length) return { ...pair, ...none, missing: 'no-list' };
  const { membersInCommon, weightInCommon, activeShare } = overlapOf(own, its);
  return {
    ...pair,
    membersInCommon,
    weightInCommon: rounded(weightInCommon),
    activeShare: rounded(activeShare),
    missing: null,
  };
}
