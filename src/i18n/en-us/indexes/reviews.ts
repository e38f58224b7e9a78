/** Earlier lists of constituents, and the changes from each to the next. */
export const reviewMessages = {
  title: 'Reviews',
  caption: 'Published lists of constituents, newest first, each compared with the one before',
  date: 'List as of',
  constituents: 'Constituents',
  additions: 'Additions',
  deletions: 'Deletions',
  turnover: 'Turnover',
  currentList: 'current list',
  backTested: 'back-tested',
  added: (count: string, date: string) => `Added since ${date} (${count})`,
  deleted: (count: string, date: string) => `Deleted since ${date} (${count})`,
  nobodyAdded: (date: string) => `Nothing added since ${date}`,
  nobodyDeleted: (date: string) => `Nothing deleted since ${date}`,
  showList: (date: string) => `Show the constituents as of ${date}`,
  all: (count: string) => `All ${count} lists (JSON)`,
  note:
    'Turnover is half the sum of the absolute differences between the weights published in a list and in the ' +
    'one before. It is not adjusted for prices that moved in between: drift of weights counts as turnover too.',
  noteCut: 'Additions, deletions and turnover are not stated where lists are not published whole.',
  changesFailed: 'The changes could not be loaded.',
  loading: 'Loading…',
  earlierTitle: (date: string) => `Constituents as of ${date}: not the current list`,
  earlierText: 'The other sections of this page are not of that date.',
  earlierBackTested: (date: string) =>
    `This list is older than the index, which was launched on ${date}: it is hypothetical.`,
  showCurrent: (date: string | null) =>
    date === null ? 'Show the current list' : `Show the current list, as of ${date}`,
  missingTitle: (date: string) => `No constituents are published as of ${date}`,
  missingText: 'The page of the index names the dates for which lists are published.',
  unreadableTitle: (given: string) => `“${given}” is not a date`,
  unreadableText: 'The date of a review is written as in 2026-09-18.',
  toReviews: 'Show the current list and earlier reviews',
};
