/** Values whose unit stands behind the number. */
export const unitTexts = {
  times: (ratio: string) => `${ratio}×`,
  basisPoints: (points: string) => `${points} bp`,
};
