/** Letters that a search term may have; beyond them the API answers 400. */
export const longestTerm = 200;
