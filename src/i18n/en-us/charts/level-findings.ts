/** What the title of a chart of levels says of them. Dates and per cent come in formatted. */
export const findingMessages = {
  perCentBelow: (perCent: string) => `${perCent} below`,
  littleBelow: 'Less than 0.1% below',
  /** The high of the whole history. */
  itsHigh: (date: string) => `its high of ${date}`,
  /** The beginning of the history is withheld. */
  highSince: (date: string, since: string) => `its high since ${since}, that of ${date}`,
  /** Only the last level of each week is shown. */
  weekEndHigh: (date: string) => `its highest week-end level, that of ${date}`,
  below: (distance: string, high: string) => `${distance} ${high}`,
  atHigh: (since: string) => `At its highest level since ${since}`,
  atWeekEndHigh: (since: string) => `At or above each week-end level since ${since}`,
  backTestedHigh: (finding: string) => `${finding} (back-tested)`,
  end: (date: string, finding: string) =>
    `Last level, of ${date}: ${finding.charAt(0).toLowerCase()}${finding.slice(1)}`,
  /** The levels that are looked at end before today's. */
  earlier: (date: string, finding: string) =>
    `On ${date}: ${finding.charAt(0).toLowerCase()}${finding.slice(1)}`,
};
