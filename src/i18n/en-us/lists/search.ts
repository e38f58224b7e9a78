/** Texts of the search field, which every page loads from the start. */
export const searchMessages = {
  label: 'Search for an index',
  placeholder: 'Search for an index',
  submit: 'Search',
  open: 'Search for an index',
  back: 'Back',
};
