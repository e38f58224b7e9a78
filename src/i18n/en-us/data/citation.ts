/** Texts of a citation: what the index is, which levels were read, and the release that published them. */
export const citationMessages = {
  title: 'Cite this',
  index: (publisher: string, year: string, name: string, facts: string) =>
    `${publisher} (${year}). ${name} [${facts}].`,
  fundId: (id: string) => `index ID ${id}`,
  data: (lastDay: string, release: string, published: string) =>
    `Levels to ${lastDay}, release ${release}, published on ${published}.`,
  formats: 'To copy, also as BibTeX, RIS and CSL-JSON',
  note: 'The address goes on showing this release after later ones.',
};
