/** What a list calls its own rows; everything else is said alike on every list. */
export type ListTexts = {
  searchLabel: string;
  searchPlaceholder: string;
  /** '1 index', '91,181 indexes'. */
  results: (count: string) => string;
  showResults: (count: string) => string;
  /** Of a list that is empty although nothing narrows it. */
  noneYet: string;
  noneFound: string;
  noneFoundFor: (term: string) => string;
  viewAll: string;
  rowsFailedHint: string;
};
