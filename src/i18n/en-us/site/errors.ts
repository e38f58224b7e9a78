/** Texts of the specification's error catalogue, in English word for word. */
export const errorMessages = {
  eyebrow: 'Error',
  notFound: 'This page could not be found',
  title: 'Something has gone wrong',
  message: "We can't find that page or something has gone wrong. Try going to our homepage.",
  noConnection: 'No connection',
  homeLink: 'Go to our homepage',
  searchLabel: 'Search all indexes',
  search: 'Search',
  errorPageFailed: 'An error occurred while showing the error page',
  details: 'Details of the error',
  dataNotAvailable: 'Data Not Available',
  elementFailed: 'We seem to have encountered a problem loading this element.',
};
