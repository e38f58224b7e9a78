/** The link to the factsheet on another paper size. */
export const factsheetPaperMessages = { letter: 'on US Letter' };
