/** Texts of the screener's scatter plot. */
export const scatterMessages = {
  scatterOf: (up: string, across: string) => `${up} by ${across}.`,
  points: (count: string) => (count === '1' ? '1 index is shown.' : `${count} indexes are shown.`),
  without: (count: string) => `${count} have no value of one of them.`,
  onlyFirst: (count: string) => `Only the first ${count} of the list are drawn.`,
  reading: 'Each point is an index. Arrow keys lead from point to point, Enter to its page.',
  asTable: 'The same as a table',
  index: 'Index',
  assetType: 'Asset class',
  typed: (index: string, type: string) => `${index} (${type})`,
  point: (index: string, across: string, up: string) => `${index}: ${across}, ${up}`,
};
