import * as z from 'zod';
import { comparison } from '#src/contract/api/mixes/compare.ts';
import { blend } from '#src/contract/api/mixes/blend.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { comparedOverTime } from '#src/contract/api/mixes/compared.ts';

/** Figures shown beside a text that has no room for all of them; `explain_figure` gives any other. */
const usualTags = new Set(
  ['return', 'volatility', 'sharpeRatio', 'maximumDrawdown']
    .flatMap((stem) => ['1Y', '3Y', '5Y', '10Y', 'SinceInception'].map((span) => stem + span))
    .concat('returnYTD'),
);

const values = z.record(z.string(), z.number().nullable());

const figures = {
  figures: values.describe('By the tags of list_figures, up to asOfDate'),
  overWindow: values
    .nullable()
    .describe('By the stems of tags, over the window alone; null where it is not measured so'),
};

/** Figures of compared indexes, as programs read them. */
export const comparedFigures = {
  base: comparison.shape.base,
  window: comparison.shape.window,
  indexes: z.array(
    comparison.shape.indexes.element
      .pick({
        fundId: true,
        returnType: true,
        currency: true,
        hedgedTo: true,
        asOfDate: true,
        withheld: true,
      })
      .extend(figures),
  ),
  correlations: comparison.shape.correlations,
};

/** Figures of a blend, which is hypothetical. */
export const blendedFigures = {
  ...blend.pick({
    hypothetical: true,
    of: true,
    rebalance: true,
    currency: true,
    asOfDate: true,
    window: true,
  }).shape,
  ...figures,
};

type Measured = Pick<z.infer<typeof comparedOverTime>, 'usual' | 'window'>;

function figuresOf({ usual, window }: Measured) {
  const measured = Object.entries(usual.figures).filter(([tag]) => usualTags.has(tag));
  return { figures: Object.fromEntries(measured), overWindow: window && window.figures };
}

export function figuresOfComparison(answer: z.infer<typeof comparison>) {
  const { base, window, correlations } = answer;
  const indexes = answer.indexes.map((one) => {
    const { fundId, returnType, currency, hedgedTo, asOfDate, withheld } = one;
    return { fundId, returnType, currency, hedgedTo, asOfDate, withheld, ...figuresOf(one) };
  });
  return { facts: { base, window }, rows: { indexes, correlations } };
}

type Dated = { tag: string; value: number | null; crossesLaunch: boolean | null };

/** The usual figures of one index and its last ten calendar years, by their tags; and which rest on back-tested levels. */
export function figuresOfIndex({ periodReturns, risk, drawdowns, calendarYears }: IndexFigures) {
  const years = calendarYears
    .filter(({ toDate }) => !toDate)
    .slice(0, 10)
    .map((one): Dated => ({ ...one, tag: `return${one.year}` }));
  const falls = drawdowns.map((one): Dated => ({ ...one, value: one.depth }));
  const usual = [...periodReturns, ...risk, ...falls].filter(({ tag }) => usualTags.has(tag));
  const measured: Dated[] = [...usual, ...years];
  return {
    figures: Object.fromEntries(measured.map(({ tag, value }) => [tag, value])),
    backTested: measured.flatMap(({ tag, crossesLaunch }) => (crossesLaunch ? [tag] : [])),
  };
}

export function figuresOfBlend(answer: z.infer<typeof blend>) {
  const { hypothetical, of, rebalance, currency, asOfDate, window } = answer;
  return { hypothetical, of, rebalance, currency, asOfDate, window, ...figuresOf(answer.blend) };
}
