import { notMeasured, type Measured } from '../figures/measured.ts';
import { sampleCovariance } from '../figures/statistics.ts';
import type { Figure } from '../register/figure.ts';
import { silent, type Recorder } from '../working/recorder.ts';
import type { Blend } from './blend.ts';

/** The figures of a part of a blend that follow from its weight. */
export const partFigureTags = ['weightNow', 'contributionToReturn', 'contributionToRisk'] as const;
export type PartFigureTag = (typeof partFigureTags)[number];

/** Whether a figure is one of a part of a blend. */
export const isPartFigure = (tag: string): tag is PartFigureTag =>
  (partFigureTags as readonly string[]).includes(tag);

/** A part of a blend by its position. */
type Part = { blend: Blend; at: number };

const calculations: Record<PartFigureTag, (part: Part, record: Recorder) => Measured> = {
  weightNow,
  contributionToReturn,
  contributionToRisk,
};

/** A figure of a part of a blend, in per cent, as one that can be explained. The part is measured against the blend. */
export const partFigure = (tag: PartFigureTag, blend: Blend, at: number): Figure => ({
  tag,
  stem: tag,
  window: null,
  group: 'composition',
  unit: 'percent',
  decimals: 2,
  isSigned: tag === 'contributionToReturn',
  first: -1,
  frequency: 'own',
  needs: ['benchmark'],
  formula: 'blends',
  of: (_, record = silent) => calculations[tag]({ blend, at }, record),
});

/** The weight at the close of the last day: as it was set last, grown as the part did beside the whole. */
function weightNow(part: Part, record: Recorder): Measured {
  const { blend, at } = part;
  const { setAt } = blend;
  const { days, values } = partLevels(part);
  const last = days.length - 1;
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
  return observe(part, setAt, now, record);
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
    return observe(part, 0, record.step('result', 'linked', linked), record);
  }
  record.step('blendGrowth', 'compound(others)', 1 + whole);
  record.step('blendLogarithm', 'logarithm(others)', Math.log1p(whole));
  const value = linked / logarithmic(whole);
  record.step('result', 'linked × (blendGrowth − 1) ÷ blendLogarithm', value);
  return observe(part, 0, value, record);
}

/**
 * The contribution to the risk of a blend, in per cent; those of all parts add up to one hundred. It is the covariance of
 * the part's contributions with the returns of the blend, divided by the variance of these.
 */
function contributionToRisk(part: Part, record: Recorder): Measured {
  record.rules({ rule: 'day-contributions' }, { rule: 'sample' });
  const { returns, contributions } = part.blend;
  // There is no return on the first day.
  const others = Array.from(returns.subarray(1));
  const variance = sampleCovariance(others, others);
  if (!(variance > 1e-24)) return notMeasured('no-variance');
  const joint = sampleCovariance(Array.from(contributions[part.at]!.subarray(1)), others);
  record.step('jointVariance', 'covariance(contributions, others)', joint);
  record.step('blendVariance', 'covariance(others, others)', variance);
  const value = record.step('result', 'jointVariance ÷ blendVariance', joint / variance);
  return observe(part, 0, value, record);
}

/** A total return below this is rounding. */
const unmoved = 1e-12;

/** The ratio of log return to return; one where nothing changed. */
const logarithmic = (one: number) => (Math.abs(one) < unmoved ? 1 : Math.log1p(one) / one);

const inPercent = (fraction: number) => fraction * 100;

const partLevels = ({ blend, at }: Part) => blend.parts[at]!.levels;

/** The value, which is made of all days from a position on. */
function observe(part: Part, first: number, value: number, record: Recorder): Measured {
  const { days } = partLevels(part);
  if (record !== silent) {
    const positions = Array.from({ length: days.length - first }, (_, i) => first + i);
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
    to: days.at(-1)!,
    observations: days.length - 1 - first,
  };
}
