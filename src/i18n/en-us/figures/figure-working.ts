import type { FormulaSymbol } from '#src/domain/working/recorder.ts';
/** The meanings of the symbols in formulas. */
export const symbolNames: Record<FormulaSymbol, string> = {
  start: 'Level at the start',
  end: 'Level at the end',
  peak: 'Level at the peak',
  trough: 'Trough',
  recovery: 'Day of recovery',
  launch: 'Launch date',
  highest: 'Highest level',
  wholeYears: 'Whole anniversaries',
  restDays: 'Days after the last anniversary',
  yearDays: 'Days of that year',
  years: 'Years',
  growth: 'Growth in all',
  annualGrowth: 'Growth a year',
  average: 'Mean of the excess returns',
  deviation: 'Standard deviation',
  downside: 'Downside deviation',
  ownAverage: 'Geometric mean of the index',
  otherAverage: 'Geometric mean of the benchmark',
  ownAnnual: 'Return of the index a year',
  otherAnnual: 'Return of the benchmark a year',
  annualExcess: 'Excess return a year',
  trackingError: 'Tracking error',
  jointVariance: 'Covariance',
  variance: 'Variance of the benchmark',
  ownDeviation: 'Standard deviation of the index',
  otherDeviation: 'Standard deviation of the benchmark',
  correlation: 'Correlation',
  weight: 'Weight as it was set last, in percent',
  blendGrowth: 'Growth of the blend',
  blendLogarithm: 'Logarithm of that growth',
  blendVariance: 'Variance of the blend',
  linked: 'Linked contributions of all days',
  result: 'Figure',
};

/** The rules by which figures follow from levels, as they applied to one figure. Dates are passed formatted. */
export const ruleTexts = {
  'same-day': (last: string, asked: string, from: string) =>
    `The last level is of ${last}. The period goes back to the same day of the month, ${asked}, and starts from the last level on or before it, which is of ${from}.`,
  'month-end': (last: string, asked: string, from: string) =>
    `The last level, of ${last}, is the last of its month by the calendar of the index. The period therefore goes back to month-ends: it starts from the last level on or before ${asked}, which is of ${from}.`,
  'end-of-month-before': (from: string) =>
    `The period starts from the last level of the month before, which is of ${from}.`,
  'end-of-quarter-before': (from: string) =>
    `The period starts from the last level of the quarter before, which is of ${from}.`,
  'end-of-year-before': (from: string) =>
    `The period starts from the last level of the year before, which is of ${from}.`,
  'first-level': (from: string) => `It starts from the first published level, of ${from}.`,
  'window-start': (from: string) => `It starts from the first level of the window, of ${from}.`,
  'since-launch': (from: string) =>
    `It starts from the first level on or after the launch date, of ${from}.`,
  'calendar-year': (from: string) =>
    `A calendar year starts from the last level of the year before, which is of ${from}.`,
  'weights-set': (from: string) => `Weights were set last at the close of ${from}.`,
  'day-contributions':
    'What a part contributes on a day is the weight that the day began with, in percent, multiplied by its return.',
  linked:
    'Contributions of the days are linked logarithmically (Cariño, 1999), so that those of all parts add up to the return of the blend.',
  annualised: 'The growth is annualized: a growth each year that comes to the same in all.',
  'not-annualised': 'The growth is not annualized.',
  sample:
    'Deviations and covariances are those of a sample: the sum of squares is divided by the number of returns less one.',
  downside: 'All months count in the downside deviation; those at or above zero count as zero.',
  'whole-years':
    'Years are whole anniversaries, and the days after the last one over the days of that year.',
  steps: (perYear: string) =>
    `Returns are simple returns from one level to the next; a year is taken to have ${perYear} of them.`,
  months: (from: string, to: string) =>
    `Returns are simple returns between the last levels of calendar months, from ${from} to ${to}; a month that has not ended has none.`,
  nearest: (days: string) =>
    `The series that it is measured with is read at the month-ends of the index: its level nearest to that day, at most ${days} days from it.`,
  deepest: (from: string, to: string) =>
    `It is the deepest fall from a peak among all levels from ${from} to ${to}.`,
  'running-high': (from: string, to: string) =>
    `The highest level is looked for among all levels from ${from} to ${to}.`,
  'that-month': (from: string, to: string) => `It is the return from ${from} to ${to}.`,
  'year-up-to': (from: string, to: string) =>
    `Levels of the 52 weeks up to the last one count, from ${from} to ${to}; the level at which the year starts does not.`,
  'since-first': (from: string, to: string) =>
    `The history is shorter than 52 weeks: its levels from ${from} to ${to} count.`,
  'latest-day': (from: string) => `The index was there last on ${from}.`,
  stretches: (months: string, from: string, to: string) =>
    `Returns are taken from the last level of each calendar month to that of the month ${months} months later, where both have one, from ${from} to ${to}.`,
  published: (release: string, moment: string) =>
    `The level was first published in release ${release}, on ${moment}.`,
  corrected: (release: string, date: string, from: string, to: string) =>
    `Release ${release}, of ${date}, corrected it from ${from} to ${to}.`,
  rounding:
    'The value has ten significant digits. What is shown is this value, rounded half away from zero.',
};

/** The sources of figures about an index's holdings. Dates are passed formatted. */
export const heldTexts = {
  list: (date: string, members: string) =>
    `It is made of the list of constituents of ${date}, of which ${members} are published.`,
  topTenWeight: 'It is the sum of the ten largest weights.',
  effectiveNumber:
    'It is one divided by the sum of squared weights, as fractions that add to one: so many members of equal weight would be as concentrated.',
  numberOfConstituents: 'It counts all members, also those that are not published.',
  review: (date: string, additions: string, deletions: string) =>
    `It is the list of the review of ${date}, which added ${additions} and removed ${deletions} of them.`,
  turnover:
    'It is half the sum of the absolute changes of weights from the list before; prices that moved in between count too.',
  weightOf: (member: string) => `Weight of ${member}`,
  weight: 'It is the weight that this list states for its day.',
  stated: (date: string) => `The provider states it, as of ${date}.`,
  statedWithoutDay: 'The provider states it, without a day.',
  coverage: (percent: string) => `It covers ${percent} of the weight of the index.`,
};

/** How the levels of a figure of a comparison or blend come together. Dates are passed formatted. */
export const mixedTexts = {
  compared: (from: string, to: string) =>
    `The window goes from ${from} to ${to}: the first and the last of its days on which all compared indexes have a level.`,
  upTo: (to: string) =>
    `Levels count up to ${to}, the last day of the window on which all compared indexes have one.`,
  crisis: (name: string, from: string, to: string) =>
    `${name}, as the provider names it, goes from ${from} to ${to}. It is measured from the last level on or before the one day to the last level on or before the other.`,
  blend: (name: string, first: string) =>
    `The levels are those of the blend ${name}, calculated from those of its parts on the days on which all have one; it is 100 on ${first}, the first of them.`,
  part: (name: string, first: string) =>
    `The levels are those of ${name} on the days of the blend, set to 100 on ${first}, the first of them.`,
  others: (name: string) => `Others are the returns of the blend ${name}.`,
  never: 'Weights drift with the levels of the parts and are never set back.',
  monthly:
    'Weights drift with the levels of the parts and are set back at the close of the last day of each month.',
  quarterly:
    'Weights drift with the levels of the parts and are set back at the close of the last day of each quarter.',
  annually:
    'Weights drift with the levels of the parts and are set back at the close of the last day of each year.',
};

/** Names of figures that only pages show, and no list. */
export const namesOfPages = {
  high52Weeks: '52-week high',
  low52Weeks: '52-week low',
  bestRollingReturn: 'Best rolling return',
  medianRollingReturn: 'Median rolling return',
  worstRollingReturn: 'Worst rolling return',
  positiveRollingReturns: 'Share of positive rolling returns',
  weightNow: 'Weight now',
  weightAfter: 'Weight at the end of',
  contributionToReturn: 'Contribution to return',
  contributionToRisk: 'Contribution to risk',
};

/** Figures that are calculated from rows: the members of two indexes, the values of the parts of a blend. */
export const tallyTexts = {
  membersInCommon: 'Members in common',
  weightInCommon: 'Weight in common',
  activeShare: 'Active share',
  list: (name: string, date: string, members: string) =>
    `Of ${name} it takes the list of constituents of ${date}, with ${members} members.`,
  listWithoutDay: (name: string, members: string) =>
    `Of ${name} it takes the list of constituents without a day, with ${members} members.`,
  matched:
    'Two entries are one member where their ISIN is the same; where one has none, the ticker, else the name.',
  smallerWeight:
    'Of each member in common the smaller of its two weights counts. Weights are taken as shares of all weights of their list.',
  rest: 'The active share is 100 less the weight in common.',
  average: (date: string) =>
    `It is the average of the values of the parts by their weights at the close of ${date}.`,
  harmonic: 'Ratios of price are averaged harmonically: by what a unit of money buys.',
  covered: (percent: string) =>
    `Parts with ${percent} of the weight have a value; their weights are scaled up to the whole.`,
};

export const workingMessages = {
  lead: 'How this figure came about',
  title: (figure: string) => `${figure}: how it came about`,
  ask: 'Choose a figure to see how it came about.',
  asOf: (date: string) => `As of ${date}`,
  release: (release: string, date: string) => `Release ${release}, published on ${date}`,
  exactly: (value: string) => `Exactly: ${value}`,
  calculation: 'Calculation',
  calculationCaption: 'Steps of the calculation, in their order',
  value: 'Value',
  inputs: 'What it begins with',
  inputsCaption: 'Levels and numbers that the calculation begins with',
  input: 'Number',
  day: 'Day',
  marks: 'Marks',
  backTested: 'back-tested',
  corrected: 'corrected',
  live: 'live',
  launchUnknown: 'launch date not known',
  rules: 'Rules that applied',
  monthsOfYear: 'Its months',
  definition: 'Definition in the methodology',
  observations: 'Observations',
  observationsOf: (count: string, from: string, to: string) =>
    `It is made of ${count === '1' ? '1 observation' : `${count} observations`} from ${from} to ${to}.`,
  download: 'Observations as CSV',
  against: (index: string) => `It is measured with ${index}.`,
  contributions:
    'Contributions are returns multiplied by the weight that the day began with, in percent.',
  stretches:
    'Stretches are the returns from the earlier level of each row to its later one, over so many years; beyond one year they are annualized.',
  lists:
    'In formulas, levels are the observed levels, returns those between levels that follow each other, others the returns of the series that it is measured with, and excess returns less others.',
  earlier: 'In earlier releases',
  earlierCaption: 'Values of this figure in earlier releases that were different',
  publishedIn: 'Release',
  why: 'What changed since',
  'levels-added': 'later levels came',
  'levels-changed': 'levels were corrected or withdrawn',
  'other-levels': 'levels of the series that it is measured with changed',
  'other-list': 'another list of members came',
  'other-statement': 'the provider states another value',
  terms: 'the index is described otherwise',
  code: 'Calculate it yourself',
  codeLead:
    'Each reads the public observations and gives the same digits. The formula for Excel expects them imported at cell A1.',
  withheld:
    'The provider does not allow data of this index, or of the one it is measured with, to be downloaded. The working therefore shows formula and days, and the figure as it is displayed.',
  none: (reason: string) => `There is no such figure: ${reason}.`,
  hypothetical: 'Levels before the launch date are part of it: it is hypothetical.',
  cite: 'Cite',
  citation: 'Citation',
  citationText: (cited: {
    source: string;
    figure: string;
    asOf: string;
    release: string;
    address: string;
  }) =>
    `${cited.source}. ${cited.figure}. ${[cited.asOf, cited.release].filter(Boolean).join('. ')}. ${cited.address}`,
  failed: 'The working of this figure cannot be loaded at the moment.',
  working: 'Working of a figure',
  close: 'Close',
  wholePage: 'Open as a page',
};
