/** The last level is asked by the name that it has as a column of lists. */
export const levelTag = 'asOfLevel';
