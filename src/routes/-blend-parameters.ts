/** The parameters of a blend's address. A form without scripts sends each part and weight under a numbered name. */
export const blendParameters = [
  'of',
  'rebalance',
  'from',
  ...Array.from({ length: 10 }, (_, at) => [`part${at + 1}`, `weight${at + 1}`]).flat(),
] as const;
