/** Rows of the screener that are selected, and what is done with them. */
export const selectionMessages = {
  title: 'Selected indexes',
  select: (index: string) => `Select ${index}`,
  count: (selected: string, most: string) => `${selected} of at most ${most} selected`,
  remove: (index: string) => `${index}: remove from the selection`,
  oneMore: 'Select one more to compare.',
  compare: 'Compare',
  compareTicked: 'Compare the ticked indexes',
  copyAddress: 'Copy the address of the comparison',
  copied: 'Copied',
  notCopied: 'The address could not be copied',
  levels: 'Levels (CSV)',
  clear: 'Clear the selection',
};
