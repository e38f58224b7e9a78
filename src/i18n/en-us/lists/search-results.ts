/** Texts of the search results, which are loaded when the field is used. */
export const searchResultsMessages = {
  indexName: 'Index Name',
  noneFound: (term: string) => `No Indexes found for "${term}"`,
  spelledSimilarly: (term: string) => `No Indexes found for "${term}". Spelled similarly:`,
  viewAllResults: (term: string) => `View all results for "${term}"`,
  viewAll: 'View All Indexes',
  searching: 'Searching',
  results: (count: number) => (count === 1 ? '1 index found' : `${count} indexes found`),
};
