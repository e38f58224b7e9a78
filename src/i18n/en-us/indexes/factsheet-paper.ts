/** The factsheet on another size of paper. */
export const factsheetPaperMessages = { letter: 'on US Letter' };
