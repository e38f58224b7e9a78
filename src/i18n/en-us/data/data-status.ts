export const dataStatusMessages = {
  title: 'Data status',
  lead: 'Which release of the data is shown, how far its levels go, and what was corrected.',
  release: 'Release',
  label: 'Label',
  published: 'Published',
  indexes: 'Indexes',
  indexesContinued: 'Live, with levels',
  levels: 'Levels',
  levelsNote:
    'How far the levels of live indexes go, and when the next are due. Whether they are late is told by the clock of your device.',
  levelsNoteWithoutCalendar:
    'How far the levels of live indexes go. When the next are due has not been announced.',
  levelsCaption: 'Day of the last level and of the next, by frequency',
  frequency: 'Frequency',
  lastLevel: 'Last level',
  nextLevel: 'Next level',
  due: 'Due by',
  late: 'Late',
  noLevels: 'No levels have been published.',
  allLevels: (count: string) => `All ${count} groups (JSON)`,
  corrections: 'Latest corrections',
  allCorrections: (count: string) =>
    count === '1' ? 'The correction' : `All ${count} corrections`,
  releases: 'Releases',
  releasesNote: (release: string, day: string) =>
    `A release leads to the site as it was then. Pages, files and calls show it where their address names it or a day: asof=${release}, or asof=${day}.`,
  releasesCaption: 'Releases of the data, the newest first',
  rules: 'Rules of figures',
  rulesNote:
    'How figures follow from levels is said by the methodology. As of an earlier release its levels count, and the rules of today.',
  rulesCaption: 'Rules of figures, the newest first',
  rule: 'Rules',
  since: 'Since',
  change: 'What changed',
  state: 'State',
  shown: 'Shown now',
  withdrawn: 'Withdrawn',
  withdrawnFor: (release: string, reason: string) => `Withdrawn by release ${release}: ${reason}`,
  pruned: (day: string) => `Content kept until ${day}`,
  earlier: 'Earlier',
  allReleases: (count: string) => `All ${count} releases (JSON)`,
};

/** The changes in figures that came with each number of the rules. */
export const rulesChanges = {
  1: 'The first rules.',
  2: 'Periods go from month-end to month-end where the last level ends its month by the calendar of the index. The level that a period starts from is at most ten days older than its first day, in weekly series a week. Years since inception are whole anniversaries and the days after the last. A benchmark is read at the month-ends of the index, at most three days apart. What cannot be calculated so is a dash with its reason.',
  3: 'Added: month and quarter to date, six months, cumulative returns, since launch, monthly volatility, Sortino ratio, days to recover, best and worst months, excess return, information ratio, R² and captures. A window of months has all its months, or no figure.',
  4: 'Windows of months end with the newest month that has ended, or have no figure where it has no level near its end; they ended earlier without a word. Only where the other series is late do they end a month earlier.',
  5: 'Lists and files of all indexes have the ten calendar years up to the newest, for every index alike. They had earlier years too, in which indexes that ended had a figure and all others a blank.',
};
