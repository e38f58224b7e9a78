/** Columns of documents, wherever they are listed. */
export const documentColumnNames = {
  document: 'Document',
  category: 'Category',
  language: 'Language',
  date: 'Date',
  file: 'File',
  webPage: 'Web page',
};

/** Columns of structured products, wherever they are listed. */
export const structuredProductColumnNames = {
  name: 'Product',
  underlying: 'Underlying index',
  issuer: 'Issuer',
  country: 'Country',
  maturity: 'Maturity',
  openEnded: 'Open-ended',
  matured: 'Matured',
};
