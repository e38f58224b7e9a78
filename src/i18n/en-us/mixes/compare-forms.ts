/** Forms that add an index to a comparison and set its window. */
export const compareFormMessages = {
  field: 'Add an index by name, ticker or ISIN',
  add: 'Add',
  full: 'Ten indexes are compared; remove one to add another.',
  baseIndex: 'Measured against',
  from: 'From',
  to: 'To',
  show: 'Show',
  wholeWindow: 'Whole common time',
};
