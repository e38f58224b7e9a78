import { yearOf } from '../levels/calendar.ts';
import { notMeasured, type Measured } from '../figures/measured.ts';
import { sampleCovariance } from '../figures/statistics.ts';
import type { Figure } from '../register/figure.ts';
import { silent, type Recorder } from '../working/recorder.ts';
import type { Blend } from './blend.ts';

/** The figures of a part of a blend that follow from its weight. */
export const partFigureTags = ['weightNow', 'contributionToReturn', 'contributionToRisk'] as const;
/** `weight2024` is the weight at the close of the last day of that year. */
export type PartFigureTag = (typeof partFigureTags)[number] | `weight${number}`;

const ofYear = /^weight([0-9]{4})$/;

/** The year of a weight at its end; null for any other figure. */
export function yearOfWeight(tag: string): number | null {
  const [, year] = ofYear.exec(tag) ?? [];
  return year === undefined ? null : Number(year);
}

/** Whether a figure is one of a part of a blend. */
export const isPartFigure = (tag: string): tag is PartFigureTag =>
  (partFigureTags as readonly string[]).includes(tag) || ofYear.test(tag);

/** A part of a blend by its position. */
type Part = { blend: Blend; at: number };

const calculations: Record<
  (typeof partFigureTags)[number],
  (part: Part, record: Recorder) => Measured
> = {
  weightNow: (part, record) => weightOn(part, partLevels(part).days.length - 1, record),
  contributionToReturn,
  contributionToRisk,
};

/** A figure of a part of a blend, in per cent, as one that can be explained. The part is measured against the blend. */
export function partFigure(tag: PartFigureTag, blend: Blend, at: number): Figure {
  const year = yearOfWeight(tag);
  const calculate =
    year === null ? calculations[tag as keyof typeof calculations] : weightAfter(year);
  return {
    tag,
    stem: year === null ? tag : 'weightAfter',
    window: year === null ? null : String(year),
    group: 'composition',
    unit: 'percent',
    decimals: 2,
    isSigned: tag === 'contributionToReturn',
    first: -1,
    frequency: 'own',
    needs: ['benchmark'],
    formula: 'blends',
    of: (_, record = silent) => calculate({ blend, at }, record),
  };
}

/** The weight at the end of a year; that of the last day is the weight now. */
const weightAfter =
  (year: number) =>
  (part: Part, record: Recorder): Measured => {
    const at = Array.from(partLevels(part).days, yearOf).lastIndexOf(year);
    const isEnded = at >= 0 && at < partLevels(part).days.length - 1;
    return isEnded ? weightOn(part, at, record) : notMeasured('too-short');
  };

/** The weight at the close of a day, by its position: as it was set last, grown as the part did beside the whole. */
function weightOn(part: Part, last: number, record: Recorder): Measured {
  const { blend, at } = part;
  const setAt = blend.setAt.findLast((day) => day < last) ?? 0;
  const { days, values } = partLevels(part);
  const given = (symbol: 'start' | 'end', position: number) =>
    record.given({ symbol, value: values[position]!, kind: 'level', day: days[position]! });
  record.rules({ rule: 'weights-set', from: days[setAt]! });
  record.given({
    symbol: 'weight',
    value: inPercent(blend.heldWeights[at]![setAt]!),
    kind: 'number',
  });
  given('start', setAt);
  given('end', last);
  record.step('growth', 'end ÷ start', values[last]! / values[setAt]!);
  const whole = blend.series.levels.values;
  record.step('blendGrowth', 'compound(others)', whole[last]! / whole[setAt]!);
  const now = inPercent(blend.weights[at]![last]!);
  record.step('result', 'weight × growth ÷ blendGrowth', now);
  return observe(part, { first: setAt, last }, now, record);
}

/**
 * The contribution to the return of a blend over its whole time, in percentage points. The contributions of the days
 * are linked logarithmically, so that those of all parts add up to the return (D. R. Cariño, Combining Attribution
 * Effects Over Time, Journal of Performance Measurement 1999).
 */
function contributionToReturn(part: Part, record: Recorder): Measured {
  const { values } = part.blend.series.levels;
  record.rules({ rule: 'day-contributions' }, { rule: 'linked' });
  const { returns, contributions } = part.blend;
  const sum = contributions[part.at]!.reduce(
    (all, one, day) => all + one * logarithmic(returns[day]!),
    0,
  );
  const linked = record.step('linked', 'linkedSum(contributions, others)', sum);
  const whole = values.at(-1)! / values[0]! - 1;
  if (Math.abs(whole) < unmoved) {
    return observe(part, allDays(part), record.step('result', 'linked', linked), record);
  }
  record.step('blendGrowth', 'compound(others)', 1 + whole);
  record.step('blendLogarithm', 'logarithm(others)', Math.log1p(whole));
  const value = linked / logarithmic(whole);
  record.step('result', 'linked × (blendGrowth − 1) ÷ blendLogarithm', value);
  return observe(part, allDays(part), value, record);
}

/**
 * The contribution to the risk of a blend, in per cent; those of all parts add up to one hundred. It is the covariance of
 * the part's contributions with the returns of the blend, divided by the variance of these.
 */
function contributionToRisk(part: Part, record: Recorder): Measured {
  record.rules({ rule: 'day-contributions' }, { rule: 'sample' });
  const { returns, contributions } = part.blend;
  // There is no return on the first day.
  const others = returns.subarray(1);
  const variance = sampleCovariance(others, others);
  if (!(variance > 1e-24)) return notMeasured('no-variance');
  const joint = sampleCovariance(contributions[part.at]!.subarray(1), others);
  record.step('jointVariance', 'covariance(contributions, others)', joint);
  record.step('blendVariance', 'covariance(others, others)', variance);
  const value = record.step('result', 'jointVariance ÷ blendVariance', joint / variance);
  return observe(part, allDays(part), value, record);
}

/** All days of a blend. */
const allDays = ({ blend }: Part) => ({ first: 0, last: blend.series.levels.days.length - 1 });

/** A total return below this is rounding. */
const unmoved = 1e-12;

/** The ratio of log return to return; one where nothing changed. */
const logarithmic = (one: number) => (Math.abs(one) < unmoved ? 1 : Math.log1p(one) / one);

const inPercent = (fraction: number) => fraction * 100;

const partLevels = ({ blend, at }: Part) => blend.parts[at]!.levels;

/** The value, which is made of all days from one position to another. */
function observe(
  part: Part,
  { first, last }: { first: number; last: number },
  value: number,
  record: Recorder,
): Measured {
  const { days } = partLevels(part);
  if (record !== silent) {
    const positions = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const weights = positions.map((at) => inPercent(part.blend.heldWeights[part.at]![at]!));
    record.observed(
      { levels: partLevels(part), positions, weights },
      { levels: part.blend.series.levels, positions },
    );
  }
  return {
    value,
    missing: null,
    from: days[first]!,
    to: days[last]!,
    observations: last - first,
  };
}
