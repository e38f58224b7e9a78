/** The values from which the summary of one line is built. */
type SummaryValues = Record<'from' | 'to' | 'first' | 'last' | 'change' | 'low' | 'high', string>;

/** Titles of a chart's table by the levels that it lists. */
export const lineTableNames = {
  'every-level': 'The same levels as a table',
  'week-ends': 'The same levels as a table, at the ends of weeks',
  'month-ends': 'The same levels as a table, at the ends of months',
  'quarter-ends': 'The same levels as a table, at the ends of quarters',
  'year-ends': 'The same levels as a table, at the ends of years',
};

export const linesChartMessages = {
  date: 'Date',
  readDay: 'Values on a date',
  on: (date: string) => `On ${date}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  logScale: 'Logarithmic scale.',
  backTested: (letters: string, launch: string) =>
    `Dashed${letters ? ` (${letters})` : ''}: back-tested, before the launch on ${launch}.`,
  unknown: (letters: string) =>
    `Launch date not published${letters ? ` (${letters})` : ''}: which levels are back-tested is not known.`,
  marked: '† marks a change that includes back-tested levels.',
  hypothetical: (letters: string) =>
    `Dashed${letters ? ` (${letters})` : ''}: hypothetical from beginning to end.`,
  summary: ({ from, to, first, last, change, low, high }: SummaryValues) =>
    `From ${first} on ${from} to ${last} on ${to}, a change of ${change}. Lowest ${low}, highest ${high}.`,
};
