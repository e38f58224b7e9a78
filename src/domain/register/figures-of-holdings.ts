import type { FigureUnit, HeldFigure } from './figure.ts';
import { effectiveNumber, topTenWeight } from './holdings.ts';

const held = {
  window: null,
  isSigned: false,
  first: -1,
  frequency: null,
  formula: 'holdings',
} as const;

const named = (tag: string) => ({ tag, stem: tag });

const ofMembers: HeldFigure[] = [
  {
    ...held,
    ...named('numberOfConstituents'),
    group: 'composition',
    needs: ['members'],
    unit: 'count',
    decimals: 0,
    // A list that is not due yet has no number of members.
    ofHeld: ({ list }) => list?.numberOfConstituents || null,
  },
  {
    ...held,
    ...named('topTenWeight'),
    group: 'composition',
    needs: ['members'],
    unit: 'percent',
    decimals: 2,
    first: 1,
    ofHeld: ({ list }) => list && topTenWeight(list),
  },
  {
    ...held,
    ...named('effectiveNumber'),
    group: 'composition',
    needs: ['members'],
    unit: 'count',
    decimals: 1,
    ofHeld: ({ list }) => list && effectiveNumber(list),
  },
  {
    ...held,
    ...named('turnover'),
    group: 'composition',
    needs: ['members'],
    unit: 'percent',
    decimals: 2,
    first: 1,
    formula: 'turnover',
    ofHeld: ({ turnover }) => turnover,
  },
];

/** A characteristic that the provider publishes for the whole index. */
const characteristic = (
  tag: string,
  unit: FigureUnit,
  decimals: number,
  first: 1 | -1 = -1,
): HeldFigure => ({
  ...held,
  ...named(tag),
  group: 'valuation',
  needs: ['characteristics'],
  unit,
  decimals,
  first,
  ofHeld: ({ characteristics }) => characteristics[tag] ?? null,
});

const ofTheWhole: HeldFigure[] = [
  characteristic('dividendYield', 'percent', 2),
  characteristic('priceToEarnings', 'times', 2, 1),
  characteristic('priceToBook', 'times', 2, 1),
  characteristic('yieldToWorst', 'percent', 2),
  characteristic('averageCoupon', 'percent', 2),
  characteristic('modifiedDuration', 'years', 2, 1),
  characteristic('averageMaturity', 'years', 2, 1),
  characteristic('optionAdjustedSpread', 'basisPoints', 0),
];

export const figuresOfHoldings: readonly HeldFigure[] = [...ofTheWhole, ...ofMembers];
