import { notMeasured, type Measured } from '../figures/measured.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { positionsFrom } from '../levels/level-on.ts';
import type { Figure } from '../register/figure.ts';
import { yearRange } from '../year-range.ts';
import { levelTag, rangeTags, type LevelTag } from './level-tag.ts';
import { silent } from './recorder.ts';

/**
 * A level as what can be asked like a figure. Levels are published, not calculated, and so in no register.
 * @param decimals those that pages show of it
 */
export const levelFigure = (tag: LevelTag, decimals: number): Figure => ({
  tag,
  stem: tag,
  window: null,
  group: 'record',
  unit: 'other',
  decimals,
  isSigned: false,
  first: -1,
  frequency: null,
  needs: [],
  formula: tag === levelTag ? 'index-level' : 'fifty-two-week-range',
  of: calculations[tag],
});

const calculations: Record<LevelTag, Figure['of']> = {
  [levelTag]: lastLevel,
  [rangeTags.high]: (index, record) => endOfRange(index, 'high', record),
  [rangeTags.low]: (index, record) => endOfRange(index, 'low', record),
};

function lastLevel({ levels }: MeasuredIndex, record = silent): Measured {
  const at = levels.days.length - 1;
  const [day, value] = [levels.days[at], levels.values[at]];
  if (day === undefined || value === undefined) return notMeasured('not-published');
  record.observed({ levels, positions: [at] });
  record.given({ symbol: 'end', value, kind: 'level', day });
  record.step('result', 'end', value);
  return { value, missing: null, from: day, to: day, observations: 1 };
}

function endOfRange(index: MeasuredIndex, end: 'high' | 'low', record = silent): Measured {
  const { levels } = index;
  const range = yearRange(index);
  if (range === null) return notMeasured('not-published');
  const { value, day } = range[end];
  const positions = positionsFrom(levels, range.first);
  const [from, to] = [levels.days[range.first] ?? day, levels.days.at(-1) ?? day];
  record.observed({ levels, positions });
  record.rules({ rule: range.since === null ? 'year-up-to' : 'since-first', from, to });
  record.rules({ rule: 'latest-day', from: day });
  record.step('result', end === 'high' ? 'highest(levels)' : 'lowest(levels)', value);
  return { value, missing: null, from, to, observations: positions.length };
}
