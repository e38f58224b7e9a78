import { notMeasured, type Missing } from '../figures/measured.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { measure, type Figure, type MeasuredFigure } from '../register/figure.ts';
import type { Given, Observed, Rule, Step, Recorder } from './recorder.ts';

/** How a figure of an index was calculated. */
export type Working = MeasuredFigure & {
  givens: readonly Given[];
  /** In order; the last one gives the figure. */
  steps: readonly Step[];
  /** Each rule once, in the order of application. */
  rules: readonly Rule[];
  /** The levels that it was calculated from; null where there is no figure. */
  observed: { own: Observed; other: Observed | null } | null;
};

/** Calculates a figure again and records the steps. The steps come from the functions that give its value. */
export function explain(figure: Figure, index: MeasuredIndex): Working {
  const givens: Given[] = [];
  const steps: Step[] = [];
  const rules = new Map<string, Rule>();
  let observed: Working['observed'] = null;
  const record: Recorder = {
    given: (given) => void givens.push(given),
    step: (symbol, formula, value) => {
      steps.push({ symbol, formula, value });
      return value;
    },
    rules: (...applied) => {
      for (const one of applied) rules.set(one.rule, one);
    },
    observed: (own, other) => {
      observed = { own, other: other ?? null };
    },
  };
  const found = measure(figure, index, record);
  if (found.missing !== null) return notExplained(found.missing);
  return { ...found, givens, steps, rules: [...rules.values()], observed };
}

/** The working of a figure that does not exist. */
export const notExplained = (missing: Missing): Working => ({
  ...notMeasured(missing),
  crossesLaunch: false,
  givens: [],
  steps: [],
  rules: [],
  observed: null,
});
