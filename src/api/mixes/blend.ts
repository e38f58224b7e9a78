import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import { blendOf, type Blend } from '#src/domain/blends/blend.ts';
import { partFigure, type PartFigureTag } from '#src/domain/blends/contributions.ts';
import type { Rebalance } from '#src/domain/blends/blend-address.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import type { MeasuredIndex } from '#src/domain/figures/measured-index.ts';
import { yearOf } from '#src/domain/levels/calendar.ts';
import type { Language } from '#src/domain/language.ts';
import { refusal } from '#src/domain/refusal.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { blendPage } from '#src/urls/mixes.ts';
import { dateOf, rounded } from '../figures/rounded.ts';
import { listMetrics } from '../indexes/sustainability.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource, Stored } from '../source.ts';
import { readBlendParts, type MixedPart } from './blend-parts.ts';
import { correlationsOf } from './correlations.ts';
import { crisesOf } from './crises.ts';
import { drawnOf, drawnShare, rollingMonthsOf } from './drawn-lines.ts';
import { listComparedMetrics, readHeld } from './held.ts';
import { characteristicsOfMix, sustainabilityOfMix } from './mix-of-held.ts';
import { figuresBetween, usualFiguresOf, windowFiguresOf, yearsOf } from './mixed-figures.ts';
import { describeIndex } from './read-mixed.ts';

export type BlendQuery = { of: string; rebalance: Rebalance; from?: string | undefined };

/** A calculated blend with its parts. */
export type MadeBlend = {
  of: string;
  parts: MixedPart[];
  blend: Blend;
  /** The blend as an index, hypothetical throughout. */
  measured: MeasuredIndex;
  /** The parts on the blend's days. */
  within: MeasuredIndex[];
};

/**
 * The blend of an address, as of a release.
 * @throws NotFoundError and InvalidInputError, see `readBlendParts`; also where the parts have too few common days
 */
export async function makeBlend(query: BlendQuery, source: Stored): Promise<MadeBlend> {
  const { parts, of } = await readBlendParts(query, source);
  const from = query.from === undefined ? null : dayOfIso(query.from);
  const blend = blendOf(
    parts.map(({ index, weight }) => ({ series: index, weight: weight / 100 })),
    query.rebalance,
    from,
  );
  if (blend === null) {
    const [parameter, why] = query.from
      ? ['from', 'the parts have fewer than two days in common from then on']
      : ['of', 'the parts have fewer than two days in common'];
    const code = query.from ? 'no-common-days-from' : 'no-common-days';
    const reason = refusal(code, query.from ? { from: query.from } : {}, nearestOf(query));
    throw new InvalidInputError(`${parameter}: ${why}`, [parameter], [], [reason]);
  }
  const last = blend.series.levels.days.at(-1) ?? 0;
  const [first] = parts;
  return {
    of,
    parts,
    blend,
    measured: {
      ...blend.series,
      launch: last + 1,
      isCut: false,
      benchmark: null,
      riskFree: first?.index.riskFree ?? null,
    },
    within: parts.map(({ index }, i) => ({ ...index, ...blend.parts[i] })),
  };
}

/** Parts that have too few days in common from a day on may have enough before it. */
const nearestOf = ({ from, ...rest }: BlendQuery) => (from ? blendPage(rest) : null);

export const blend: Resource<'blend'> = async ({ lang, ...asked }, source) => {
  const made = await makeBlend(asked, source);
  const { parts, measured, within } = made;
  const [metrics, { site }, release] = await Promise.all([
    listMetrics(source),
    siteTexts(source),
    getRelease(source.db, source.snapshot.release),
  ]);
  const held = await Promise.all(
    parts.map(({ fundId }) => readHeld(fundId, lang, metrics, source)),
  );
  const years = yearsOf([measured]);
  const rollingMonths = rollingMonthsOf(spanOf(measured));
  const now = made.blend.weights.map((weights) => weights.at(-1) ?? 0);
  const mix = held.map((one, i) => ({ weight: now[i] ?? 0, held: one }));
  return {
    hypothetical: true,
    of: made.of,
    rebalance: asked.rebalance,
    currency: parts[0]?.record.currency ?? null,
    asOfDate: dateOf(spanOf(measured).to),
    release: release.number,
    published: new Date(release.published).toISOString(),
    source: site.legalName,
    window: {
      from: dateOf(spanOf(measured).from),
      to: dateOf(spanOf(measured).to),
      frequency: measured.frequency,
      atCommonSteps: parts.some(({ index }) => index.frequency !== measured.frequency),
      rollingMonths,
    },
    blend: {
      ...overTime(measured, years, rollingMonths),
      lastLevel: rounded(measured.levels.values.at(-1) ?? 0),
    },
    parts: partAnswers(made, { years, rollingMonths, lang, held }),
    years,
    weights: weightsByYear(made.blend),
    crises: crisesOf(site, lang).map(({ named, days }) => ({
      ...named,
      blend: figuresBetween(measured, days),
      parts: parts.map(({ fundId }, i) => ({ fundId, ...figuresBetween(within[i]!, days) })),
    })),
    correlations: correlationsOf(
      parts.map(({ fundId, record }, i) => ({ fundId, record, within: within[i] ?? null })),
    ),
    characteristics: characteristicsOfMix(mix),
    sustainability: sustainabilityOfMix(mix),
    metrics: listComparedMetrics(held, metrics, lang),
  };
};

function spanOf({ levels: { days } }: MeasuredIndex) {
  return { from: days[0] ?? 0, to: days.at(-1) ?? 0 };
}

/** Everything is measured over the blend's own time: the usual figures and those of the window. */
const overTime = (index: MeasuredIndex, years: readonly number[], rollingMonths: number) => ({
  usual: usualFiguresOf(index, years, { isShownOnly: false }),
  window: windowFiguresOf(index),
  ...drawnOf(index, rollingMonths),
});

type PartContext = {
  years: readonly number[];
  rollingMonths: number;
  lang: Language;
  held: readonly Awaited<ReturnType<typeof readHeld>>[];
};

function partAnswers(
  { parts, blend: made, within }: MadeBlend,
  { years, rollingMonths, lang, held }: PartContext,
): BlendAnswer['parts'] {
  const valueOf = (tag: PartFigureTag, at: number) =>
    rounded(partFigure(tag, made, at).of(within[at]!).value);
  return parts.map((part, i) => ({
    ...describeIndex(part, lang),
    ...overTime(within[i]!, years, rollingMonths),
    characteristics: held[i]?.characteristics ?? [],
    sustainability: held[i]?.sustainability ?? [],
    weight: part.weight,
    drawnWeight: drawnShare(made.series.levels.days, made.weights[i]!),
    weightNow: valueOf('weightNow', i) ?? 0,
    contributionToReturn: valueOf('contributionToReturn', i) ?? 0,
    contributionToRisk: valueOf('contributionToRisk', i),
  }));
}

/** At the close of the last day of each year, before rebalancing. */
function weightsByYear({ series, weights }: Blend): BlendAnswer['weights'] {
  const { days } = series.levels;
  const years = Array.from(days, yearOf);
  return years.flatMap((year, at) => {
    if (years[at + 1] === year) return [];
    return [
      {
        date: dateOf(days[at] ?? 0),
        weights: weights.map((one) => rounded((one[at] ?? 0) * 100)),
      },
    ];
  });
}
