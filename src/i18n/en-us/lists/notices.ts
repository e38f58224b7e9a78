export const noticeTypeLabels = {
  review: 'Review',
  'methodology-change': 'Methodology change',
  correction: 'Correction',
  launch: 'Launch',
  termination: 'Termination',
};

/** Names of the filters, by their query parameter. */
export const noticeLabels = { type: 'Type', year: 'Year', index: 'Index' };

export const noticeMessages = {
  title: 'Notices',
  lead: 'Reviews, changes of methodology, corrections, launches and terminations of our indexes.',
  searchLabel: 'Search notices',
  searchPlaceholder: 'Title or family',
  showResults: (count: string) => (count === '1' ? 'Show 1 notice' : `Show ${count} notices`),
  results: (count: string) => (count === '1' ? '1 notice' : `${count} notices`),
  caption: 'Notices with type, date of announcement and effective date',
  notice: 'Notice',
  type: 'Type',
  announced: 'Announced',
  effective: 'Effective',
  noneYet: 'No notices are published yet',
  noneFound: 'No notices match these filters',
  noneFoundFor: (term: string) => `No notices found for "${term}"`,
  rowsFailedHint: 'The list of notices could not be loaded. Please try again.',
  viewAll: 'View all notices',
  feed: 'Notices as a feed (Atom)',
  calendar: 'Reviews as a calendar (iCal)',
  jsonFeed: 'Feed (JSON)',
  nextLevel: (name: string) => `Next level of ${name}`,
  nextLevelOf: (day: string) => `Due by then: the level of ${day}`,
  concerned: 'Indexes affected',
  families: 'Index families affected',
  back: 'All notices',
  ofIndex: 'All notices about this index',
};
