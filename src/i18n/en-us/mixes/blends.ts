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
};

/** When the weights are rebalanced. */
export const rebalanceNames = {
  never: 'never',
  monthly: 'monthly',
  quarterly: 'quarterly',
  annually: 'annually',
};
