import type { Day } from '../day.ts';
import { levelOnOrBefore, positionsFrom } from '../levels/level-on.ts';
import type { Series } from '../levels/series.ts';
import { silent, type Observed, type Rule, type Recorder } from '../working/recorder.ts';
import { maximumDrawdown, type Drawdown } from './drawdowns.ts';
import { notMeasured, type Measured, type Missing } from './measured.ts';
import { findPeriodBase, firstBase } from './period-start.ts';

/** The maximum drawdown of a window; `drawdown` is null where the level never fell. */
export type WindowDrawdown = {
  from: Day;
  to: Day;
  /** The number of levels. */
  observations: number;
  drawdown: Drawdown | null;
  /** The levels of the window. */
  observed: Observed;
  /** The rule that determined the window. */
  rule: Rule;
};

/**
 * The maximum drawdown within a number of months (null: the whole history), starting at the window's base level;
 * or why there is none.
 */
export function windowDrawdown(
  series: Series,
  months: number | null,
): WindowDrawdown | { missing: Missing } {
  const { days, values } = series.levels;
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || first === last) return { missing: 'too-short' };
  const base = months === null ? firstBase(series) : findPeriodBase(series, months);
  if ('missing' in base) return base;
  const stretch = { days: days.subarray(base.at), values: values.subarray(base.at) };
  return {
    from: stretch.days[0] ?? first,
    to: last,
    observations: stretch.days.length,
    drawdown: maximumDrawdown(stretch),
    observed: { levels: series.levels, positions: positionsFrom(series.levels, base.at) },
    rule: base.rule,
  };
}

type Fall = ReturnType<typeof windowDrawdown>;

/** The depth of a window's deepest fall in per cent: negative, or zero if the level never fell. */
export const depthOf = (fall: Fall, record = silent): Measured =>
  ofFall(fall, record, (found) => {
    const { drawdown, from, to } = found;
    record.rules({ rule: 'deepest', from, to });
    if (drawdown === null) return record.step('result', '0', 0);
    recordLevel(record, found, 'peak', drawdown.peak);
    recordLevel(record, found, 'trough', drawdown.trough);
    return record.step('result', '(trough ÷ peak − 1) × 100', drawdown.depth);
  });

/** The calendar days from the trough of a window's deepest fall until the level was back at the peak. */
export const recoveryDays = (fall: Fall, record = silent): Measured =>
  ofFall(fall, record, ({ drawdown, from, to }) => {
    if (drawdown === null) return 'no-fall';
    const { trough, recovery } = drawdown;
    if (recovery === null) return 'not-recovered';
    record.rules({ rule: 'deepest', from, to });
    record.given({ symbol: 'trough', value: trough, kind: 'day', day: trough });
    record.given({ symbol: 'recovery', value: recovery, kind: 'day', day: recovery });
    return record.step('result', 'recovery − trough', recovery - trough);
  });

type LevelSymbol = 'peak' | 'trough' | 'end';

/** Records the level of a day among those observed. */
function recordLevel(
  record: Recorder,
  { observed }: Pick<WindowDrawdown, 'observed'>,
  symbol: LevelSymbol,
  day: Day,
) {
  const value = levelOnOrBefore(observed.levels, day) ?? Number.NaN;
  record.given({ symbol, value, kind: 'level', day });
}

/** The distance of the last level from the highest one in per cent: zero at a new high, else negative. */
export function currentDrawdown({ levels }: Series, record = silent): Measured {
  const { days, values } = levels;
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined || from === to) return notMeasured('too-short');
  const highest = values.reduce((one, other) => Math.max(one, other));
  if (highest <= 0) return notMeasured('not-positive');
  const observed = { levels, positions: positionsFrom(levels, 0) };
  record.observed(observed);
  record.rules({ rule: 'running-high', from, to });
  recordLevel(record, { observed }, 'end', to);
  record.step('highest', 'highest(levels)', highest);
  const value = ((values.at(-1) ?? 0) / highest - 1) * 100;
  record.step('result', '(end ÷ highest − 1) × 100', value);
  return { value, missing: null, from, to, observations: days.length };
}

/** Makes a figure of a window's drawdown. @param found calculates the value, or says why there is none */
function ofFall(
  fall: Fall,
  record: Recorder,
  found: (fall: WindowDrawdown) => number | Missing,
): Measured {
  if ('missing' in fall) return notMeasured(fall.missing);
  record.observed(fall.observed);
  record.rules(fall.rule);
  const value = found(fall);
  if (typeof value === 'string') return notMeasured(value);
  return { value, missing: null, from: fall.from, to: fall.to, observations: fall.observations };
}
