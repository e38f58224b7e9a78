/** Values with units that stand behind the number. */
export const unitTexts = {
  times: (ratio: string) => `${ratio}×`,
  basisPoints: (points: string) => `${points} bp`,
};
