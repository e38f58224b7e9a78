import type { Characteristics } from '#src/contract/provider/characteristics.ts';

/** Of an index of bonds. */
export const exampleCharacteristics: Characteristics = {
  fundId: 'GOVT',
  asOfDate: '2026-11-18',
  figures: [
    { figure: 'yieldToWorst', value: 3.214 },
    { figure: 'modifiedDuration', value: 6.789 },
    { figure: 'optionAdjustedSpread', value: 45 },
    { figure: 'averageMaturity', value: 7.25 },
    { figure: 'averageCoupon', value: 2.5 },
  ],
  buckets: [
    {
      kind: 'maturity',
      shares: [
        { name: '1–3', weight: 31.25 },
        { name: '3–5', weight: 68.75 },
      ],
    },
    { kind: 'rating', shares: [{ name: 'AAA', weight: 100 }] },
  ],
};

/** Of an index of shares. */
export const shareCharacteristics: Characteristics = {
  fundId: 'WORLD_NTR_USD',
  asOfDate: '2026-11-18',
  figures: [
    { figure: 'priceToEarnings', value: 18.456 },
    { figure: 'priceToBook', value: 2.6 },
    { figure: 'dividendYield', value: 1.955 },
  ],
  buckets: [],
};

export const noCharacteristics: Characteristics = {
  fundId: 'BARE',
  asOfDate: null,
  figures: [],
  buckets: [],
};
