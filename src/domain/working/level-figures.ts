import { notMeasured } from '../figures/measured.ts';
import type { Figure } from '../register/figure.ts';
import { levelTag } from './level-tag.ts';

/**
 * The last level as what can be asked like a figure. It is published, not calculated, and so in no register.
 * @param decimals those that pages show of it
 */
export const lastLevel = (decimals: number): Figure => ({
  tag: levelTag,
  stem: levelTag,
  window: null,
  group: 'record',
  unit: 'other',
  decimals,
  isSigned: false,
  first: -1,
  frequency: null,
  needs: [],
  formula: 'index-level',
  of: ({ levels }, record) => {
    const at = levels.days.length - 1;
    const [day, value] = [levels.days[at], levels.values[at]];
    if (day === undefined || value === undefined) return notMeasured('not-published');
    record?.observed({ levels, positions: [at] });
    record?.given({ symbol: 'end', value, kind: 'level', day });
    record?.step('result', 'end', value);
    return { value, missing: null, from: day, to: day, observations: 1 };
  },
});
