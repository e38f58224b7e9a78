/** Texts about selected rows of the screener and the actions on them. */
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
