/** What the address of a blend says; a form without scripts names each part and its weight by its place. */
export const blendParameters = [
  'of',
  'rebalance',
  'from',
  ...Array.from({ length: 10 }, (_, at) => [`part${at + 1}`, `weight${at + 1}`]).flat(),
] as const;
