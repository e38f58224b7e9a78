const withArticle = new Set(['United States', 'United Kingdom', 'Netherlands']);

/** A country within a sentence: `of the United States`. */
export const countryWords = (name: string): string =>
  withArticle.has(name) ? `the ${name}` : name;
