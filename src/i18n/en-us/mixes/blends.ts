/** The page of a blend: a fixed mix of indexes. */
export const blendMessages = {
  title: 'Blend indexes',
  lead: 'A fixed mix of two to ten indexes, calculated from their public levels. A blend is hypothetical and is no index.',
  name: (parts: readonly string[]) => parts.join(' + '),
  part: (weight: string, name: string) => `${weight} ${name}`,
  blend: 'Blend',
  hypothetical:
    'Hypothetical: this blend is calculated from the public levels of its parts and was never published or run as an index. No costs are charged. † marks every figure of it, and figures of parts that include back-tested levels.',
  partField: (place: string) => `Part ${place}`,
  weightField: (place: string) => `Weight of part ${place} in %`,
  weight: 'Weight',
  weightNow: 'Weight now',
  rebalance: 'Weights set back',
  rebalanced: (when: string) => `Weights set back ${when}`,
  from: 'From',
  change: 'Change the blend',
  show: 'Show the blend',
  refused: 'These parts are no blend',
  facts: 'What it is',
  currency: 'Currency',
  firstDay: 'First day, 100',
  lastDay: 'Last day',
  release: 'Release',
  file: (format: string) => `Levels (${format})`,
  sheet: 'Factsheet (PDF)',
  citation: 'Citation',
  cited: (source: string, name: string, release: string, address: string) =>
    `${source}, hypothetical blend ${name}, release ${release}, ${address}`,
  compare: 'Compare its parts',
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

/** When the weights are rebalanced. */
export const rebalanceNames = {
  never: 'never',
  monthly: 'monthly',
  quarterly: 'quarterly',
  annually: 'annually',
};
