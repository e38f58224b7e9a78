export const downloadTexts = {
  levels: 'Download all levels',
  constituents: 'Download the constituents',
  useInCode: 'Use in code',
  factsheet: 'Factsheet (PDF)',
  asOf: (date: string) => `as of ${date}`,
  downloadAs: (what: string, format: string) => `${format}: ${what}`,
  noLevels: 'The provider does not allow levels of this index to be downloaded.',
  thinned:
    'The chart and its table show one level a week, rounded to four significant digits; changes there follow from those.',
  rounded:
    'The chart and its table show levels rounded to four significant digits; changes there follow from those.',
  askForLicence: 'Ask for a license',
  noConstituents: 'The provider does not allow data of this index to be downloaded.',
};
