/** What the screener answers to questions typed into its search field. */
export const questionMessages = {
  read: 'Your question was read as the filters above. Each can be taken off.',
  lowestFirst: (figure: string) => `Sorted by ${figure}, lowest first:`,
  highestFirst: (figure: string) => `Sorted by ${figure}, highest first:`,
  unsorted: 'do not sort.',
  left: (words: string) => `Not understood, and searched for as words: “${words}”.`,
  asWords: 'Search for all of it as words',
};
