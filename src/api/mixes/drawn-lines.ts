import type { ComparedOverTime } from '#src/contract/api/mixes/compared.ts';
import { drawdownSeries } from '#src/domain/figures/drawdowns.ts';
import { listRollingReturns, rollingVolatility } from '#src/domain/figures/rolling-returns.ts';
import { encodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';
import { cutLevels, sampleLevels, samplingFor } from '#src/domain/levels/level-samples.ts';
import type { Series } from '#src/domain/levels/series.ts';
import { weeklyLevels } from '#src/domain/levels/weekly-levels.ts';
import type { Day } from '#src/domain/day.ts';
import { cutForRounding } from '#src/domain/shown-value.ts';
import type { Mixed } from './read-mixed.ts';

type Drawn = Pick<ComparedOverTime, 'levels' | 'drawdown' | 'rollingReturn' | 'rollingVolatility'>;

const nothingDrawn: Drawn = {
  levels: null,
  drawdown: null,
  rollingReturn: null,
  rollingVolatility: null,
};

/** Months of rolling figures: three years where the window contains enough of them, else one. */
export const rollingMonthsOf = ({ from, to }: { from: Day; to: Day }): number =>
  to - from >= 6 * 365 ? 36 : 12;

/** The lines of a series that contains the levels of the window only. */
export function drawnOf(series: Series, rollingMonths: number): Drawn {
  const rolling = listRollingReturns(series, rollingMonths);
  return {
    levels: coded(fromHundred(series.levels), decimalsOfLevel),
    drawdown: codedShares(drawdownSeries(series.levels)),
    rollingReturn: codedShares({
      days: Int32Array.from(rolling, ({ to }) => to),
      values: Float64Array.from(rolling, ({ value }) => value),
    }),
    rollingVolatility: codedShares(rollingVolatility(series, rollingMonths)),
  };
}

/** Days that a public level may be away from the first day of the others. */
const nearEnough = 10;

/** For an index whose levels are not all public: the line of its own page, beside the others. */
export function publicLineOf(
  { index, record }: Mixed,
  window: { from: Day; to: Day } | null,
): Drawn {
  const shown = record.entitlements.downloads ? index.levels : weeklyLevels(index.levels);
  const [first] = shown.days;
  if (window === null || !record.hasReturns || first === undefined) return nothingDrawn;
  if (first > window.from || (shown.days.at(-1) ?? 0) < window.from) return nothingDrawn;
  const line = cutLevels(shown, window.from, window.to);
  if (window.from - (line.days[0] ?? 0) > nearEnough) return nothingDrawn;
  return { ...nothingDrawn, levels: coded(fromHundred(line), decimalsOfLevel) };
}

/**
 * For an index whose levels are not the value of invested money, such as a rate: its levels as its own page draws them,
 * in their own unit, from one day to another.
 */
export function ownLevelsOf(
  { record, index }: Pick<Mixed, 'record' | 'index'>,
  { from, to }: { from: Day | null; to: Day | null },
): Drawn['levels'] {
  if (record.hasReturns) return null;
  const shown = record.entitlements.downloads ? index.levels : weeklyLevels(index.levels);
  const { days } = shown;
  const line = cutLevels(shown, from ?? days[0] ?? 0, to ?? days.at(-1) ?? 0);
  return coded(line, decimalsOfLevel);
}

function fromHundred({ days, values }: Levels): Levels {
  const [base = Number.NaN] = values;
  return { days, values: values.map((value) => (value / base) * 100) };
}

/** A series of fractions in per cent, as charts draw it. */
export const drawnShare = (days: Int32Array, fractions: Float64Array) =>
  codedShares({ days, values: fractions.map((fraction) => fraction * 100) });

/** Per cent is shown with two decimals. */
const codedShares = (levels: Levels) => coded(levels, () => 3);

/** Six significant digits and at least three decimals: more than a level of any size is shown with. */
const decimalsOfLevel = (level: number): number =>
  level > 0 ? Math.max(3, 5 - Math.floor(Math.log10(level))) : 3;

/** Reduced to the points and decimals that a chart can show. */
function coded(levels: Levels, decimalsOf: (value: number) => number) {
  const { days } = levels;
  if (days.length < 2) return null;
  const sampled = sampleLevels(levels, samplingFor(days[0] ?? 0, days.at(-1) ?? 0));
  const values = sampled.values.map((value) => cutForRounding(value, decimalsOf(value)));
  return encodeLevels({ days: sampled.days, values });
}
