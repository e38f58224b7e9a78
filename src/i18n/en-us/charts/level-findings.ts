/** Findings that the title of a chart of levels states. Dates and percentages are passed formatted. */
export const findingMessages = {
  perCentBelow: (perCent: string) => `${perCent} below`,
  littleBelow: 'Less than 0.1% below',
  /** The highest level of the whole history. */
  itsHigh: (date: string) => `its high of ${date}`,
  /** The highest level since a day before which the history is withheld. */
  highSince: (date: string, since: string) => `its high since ${since}, that of ${date}`,
  /** The highest level where only the last level of each week is shown. */
  weekEndHigh: (date: string) => `its highest week-end level, that of ${date}`,
  below: (distance: string, high: string) => `${distance} ${high}`,
  atHigh: (since: string) => `At its highest level since ${since}`,
  atWeekEndHigh: (since: string) => `At or above each week-end level since ${since}`,
  backTestedHigh: (finding: string) => `${finding} (back-tested)`,
  end: (date: string, finding: string) =>
    `Last level, of ${date}: ${finding.charAt(0).toLowerCase()}${finding.slice(1)}`,
  /** The finding of a chart whose levels end before today's. */
  earlier: (date: string, finding: string) =>
    `On ${date}: ${finding.charAt(0).toLowerCase()}${finding.slice(1)}`,
};
