/** Tables of a blend: its parts, their contributions, and their weights over time. */
export const blendTableMessages = {
  weightNow: 'Weight now',
  contributions: 'Contributions',
  contributionsNote: 'Of each part to the return over the whole time, and to its risk',
  toReturn: 'To return',
  toReturnUnit: 'percentage points',
  toRisk: 'To risk',
  toRiskUnit: '% of the variance',
  weights: 'Weights over time',
  weightsDrawn: 'Weight of each part at the close of the day, before it is set back',
  weightsTable: 'The weights at the end of each year as a table',
  weightsNote: '% at the last close of each year, and now, before they are set back',
  date: 'Date',
  ofMix:
    'Of the blend, by the weights of the last day; (of …): of the part of the weight that has a value',
  ofWeight: (value: string, share: string) => `${value} (of ${share})`,
};
