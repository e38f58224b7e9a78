/** The words of a list for its rows; all other texts are the same on every list. */
export type ListTexts = {
  searchLabel: string;
  searchPlaceholder: string;
  /** '1 index', '91,181 indexes'. */
  results: (count: string) => string;
  showResults: (count: string) => string;
  /** Shown when the list is empty without any filter. */
  noneYet: string;
  noneFound: string;
  noneFoundFor: (term: string) => string;
  viewAll: string;
  rowsFailedHint: string;
};
