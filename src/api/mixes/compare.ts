import { dateOf } from '../figures/rounded.ts';
import { listMetrics } from '../indexes/sustainability.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource } from '../source.ts';
import { correlationsOf, pairsOf } from './correlations.ts';
import { crisesOf } from './crises.ts';
import { drawnOf, ownLevelsOf, publicLineOf, rollingMonthsOf } from './drawn-lines.ts';
import { listComparedMetrics, readHeld } from './held.ts';
import {
  figuresAgainst,
  figuresBetween,
  usualFiguresOf,
  withoutReturns,
  windowFiguresOf,
  yearsOf,
} from './mixed-figures.ts';
import { overlapAnswer } from './overlaps.ts';
import { dayOf, placeIndexes, whyNotPlaced, type Placed } from './placed-indexes.ts';
import { describeIndex, type Mixed } from './read-mixed.ts';

export const compare: Resource<'compare'> = async ({ ids, base, from, to, lang }, source) => {
  const [{ placed, baseId, common, noWindow }, metrics, { site }] = await Promise.all([
    placeIndexes({ ids, base, from, to }, source),
    listMetrics(source),
    siteTexts(source),
  ]);
  const held = await Promise.all(
    placed.map(({ fundId }) => readHeld(fundId, lang, metrics, source)),
  );
  const years = yearsOf(placed.map(({ until }) => until));
  const rollingMonths = common === null ? 12 : rollingMonthsOf(common);
  const baseWithin = placed.find(({ fundId }) => fundId === baseId)?.within ?? null;
  return {
    release: source.snapshot.release,
    canBlend: site.blends && noWindow !== 'no-common-days' && canBlend(placed),
    base: baseId,
    window: common && {
      from: dateOf(common.from),
      to: dateOf(common.to),
      frequency: common.aligned.frequency,
      atCommonSteps: common.isSampled,
      rollingMonths,
    },
    noWindow,
    indexes: placed.map((one, i) => {
      const { list: _, ...holdings } = held[i]!;
      return {
        ...describeIndex(one, lang),
        ...holdings,
        asOfDate: dateOf(one.until.levels.days.at(-1) ?? null),
        hasReturns: one.record.hasReturns,
        withheld: !one.isOpen && one.record.hasReturns && one.index.levels.days.length > 0,
        ownLevels: ownLevelsOf(one, { from: dayOf(from), to: dayOf(to) }),
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
        ...(one.within ? figuresBetween(one.until, days) : notBetween(one)),
      })),
    })),
    correlations: correlationsOf(placed),
    overlaps: pairsOf(placed.map(({ fundId }, i) => ({ fundId, list: held[i]!.list }))).map(
      overlapAnswer,
    ),
    metrics: listComparedMetrics(held, metrics, lang),
  };
};

const canBlend = (mixed: readonly Mixed[]) =>
  mixed.every(({ isOpen }) => isOpen) &&
  new Set(mixed.map(({ record }) => record.currency)).size === 1;

const notBetween = (one: Placed) => ({
  totalReturn: null,
  maximumDrawdown: null,
  missing: whyNotPlaced(one),
});

function usualOf({ record, until, isOpen }: Placed, years: readonly number[]) {
  if (!record.hasReturns) return withoutReturns(years);
  return usualFiguresOf(until, years, { isShownOnly: !isOpen });
}
