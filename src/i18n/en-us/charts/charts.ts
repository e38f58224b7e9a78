/** The values from which the text summary of a line chart is built. */
export type SummaryValues = Record<
  'from' | 'to' | 'first' | 'last' | 'change' | 'low' | 'lowDate' | 'high' | 'highDate',
  string
>;

/** Labels of periods on a control, short because nine of them stand in a row. */
export const periodLabels = {
  '1M': '1M',
  '3M': '3M',
  '6M': '6M',
  YTD: 'YTD',
  '1Y': '1Y',
  '3Y': '3Y',
  '5Y': '5Y',
  '10Y': '10Y',
  Max: 'Max',
};

/** The same periods as screen readers announce them. */
export const periodNames = {
  '1M': '1 month',
  '3M': '3 months',
  '6M': '6 months',
  YTD: 'Year to date',
  '1Y': '1 year',
  '3Y': '3 years',
  '5Y': '5 years',
  '10Y': '10 years',
  Max: 'Whole history',
};

/** Texts of charts. Dates and figures are passed formatted. */
export const chartMessages = {
  period: 'Period',
  show: 'Show',
  scale: 'Scale',
  linear: 'Linear',
  log: 'Log',
  date: 'Date',
  level: 'Level',
  change: 'Change',
  levelOnDate: 'Level on a date',
  window: 'From one day to another',
  from: 'From',
  to: 'To',
  falls: (deepest: string, last: string | null) =>
    `The deepest fall was ${deepest}; at the end the level was ` +
    `${last === null ? 'at its highest' : `${last} below its highest`}.`,
  drawdown: 'Below the highest level before',
  belowHigh: (perCent: string) => `${perCent} below the high`,
  event: 'Event',
  events: 'Events',
  eventsAsTable: 'The events as a table',
  span: (from: string, to: string) => `${from} to ${to}`,
  changeSince: (change: string, date: string) => `${change} since ${date}`,
  levelOn: (date: string, level: string) => `${date}: ${level}`,
  backTested: 'Back-tested',
  live: 'Live',
  unknown: 'Unknown',
  liveSince: (date: string) => `Live since ${date}`,
  backTestedNote: (date: string) =>
    `Dashed: levels before the launch date, ${date}, are back-tested. They are hypothetical and were ` +
    'calculated with the benefit of hindsight. † marks a change that includes them.',
  summary: (values: SummaryValues) =>
    `Line chart from ${values.from} to ${values.to}. The level goes from ${values.first} to ${values.last}, ` +
    `a change of ${values.change}. Lowest ${values.low} on ${values.lowDate}, ` +
    `highest ${values.high} on ${values.highDate}.`,
  singleLevel: (date: string, level: string) => `One level is published: ${level} on ${date}.`,
  keyboardHint: 'The arrow keys read the levels one by one, and the events below them.',
  asTable: 'The same levels as a table',
  rows: 'Rows',
  monthEnds: 'Month-end',
  everyLevel: 'Every level',
  status: 'Status',
  tableCaption: (from: string, to: string) => `Levels, ${from} to ${to}, newest first`,
  rowsShown: (first: string, last: string, all: string) => `${first}–${last} of ${all}`,
  newer: 'Newer',
  older: 'Older',
};
