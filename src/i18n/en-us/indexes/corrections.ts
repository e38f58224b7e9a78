export const correctionKindLabels = { corrected: 'Corrected', withdrawn: 'Withdrawn' };

/** Names of the filters, by their query parameter. */
export const correctionLabels = { index: 'Index', kind: 'Kind', year: 'Year', release: 'Release' };

export const correctionMessages = {
  title: 'Corrections',
  lead: 'Every level of our indexes that was published and then corrected or withdrawn, with its reason.',
  searchLabel: 'Search corrections',
  searchPlaceholder: 'Index or reason',
  showResults: (count: string) =>
    count === '1' ? 'Show 1 correction' : `Show ${count} corrections`,
  results: (count: string) => (count === '1' ? '1 correction' : `${count} corrections`),
  caption: 'Corrected levels by index, with old and new level and reason',
  index: 'Index',
  levelOf: 'Level of',
  oldLevel: 'Published before',
  newLevel: 'Corrected to',
  reason: 'Reason',
  broughtBack: (release: string) => `Release ${release} was brought back`,
  correctedOn: 'Corrected on',
  noneYet: 'No published level was corrected or withdrawn.',
  noneFound: 'No corrections match these filters',
  noneFoundFor: (term: string) => `No corrections found for "${term}"`,
  rowsFailedHint: 'The list of corrections could not be loaded. Please try again.',
  viewAll: 'View all corrections',
  rules: 'When levels are corrected',
  feed: 'Corrections as a feed (Atom)',
  notices: 'Notices of corrections',
  ofRelease: (release: string, label: string) => `Release ${release} (${label})`,
  corrected: (count: string) => (count === '1' ? '1 level corrected' : `${count} levels corrected`),
  taken: (count: string) => (count === '1' ? '1 level withdrawn' : `${count} levels withdrawn`),
};
