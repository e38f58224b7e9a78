/** Texts of the comparison of an index with others. */
export const comparisonMessages = {
  lead: 'Put other indexes beside this one in the chart above, each at 100 on the first day of the period on which all have a level.',
  field: 'Add an index by name, ticker or ISIN',
  add: 'Add',
  chosen: 'Compared with',
  remove: (name: string) => `${name}: remove from comparison`,
  suggestions: 'Suggestions:',
  full: 'Five other indexes are shown; remove one to add another.',
  notFound: (term: string) => `No Indexes found for "${term}"`,
  isMeasure: (name: string) =>
    `${name} is a measure, not the value of money invested, and is not put beside an index.`,
  noCommonDay: 'In this period there is no day on which each of these indexes has a level.',
  base: (date: string) => `${date} = 100`,
  mixed:
    'The indexes differ in return type, currency or hedging: part of the difference between the lines comes from that.',
};
