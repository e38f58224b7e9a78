/** The most characters of a search term; a longer one is answered with 400. */
export const longestTerm = 200;
