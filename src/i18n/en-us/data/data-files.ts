/** Texts of the page about data files for programs. */
export const dataFilesMessages = {
  title: 'Data files',
  lead: 'The indexes, their figures and all their levels, as files that a program reads from their address.',
  files: 'Files',
  filesNote: (release: string) => `Release ${release}`,
  caption: 'Files of data',
  table: 'File',
  contents: 'What is in it',
  formats: 'Formats',
  notCounted: 'not counted',
  rows: 'Rows',
  indexes: 'What each index is: names, codes, currency, return type, launch',
  figures: 'Level and returns of each index, in percent',
  levels: 'Every level of every index, unrounded, a row a level',
  constituents: 'The newest list of constituents of each index, with weights',
  characteristics: 'Yield, duration, valuation and classes of maturity and rating of each index',
  sustainability: 'Figures of sustainability of each index',
  corrections: 'Every level that was corrected or withdrawn, with its old value',
  products: 'Investable products and the indexes that they follow',
  'structured-products': 'Structured products and the indexes that they are on',
  documents: 'Documents, with what they concern and where they are',
  metadata: 'columns, source, terms',
  package: 'All tables as one Data Package',
  packageText:
    'Below /data/indexes/{fundId}/ stands what one index has of each table, below /data/releases/{number}/ each file as of a release. A Data Package describes all tables with their columns. Of Parquet files a program can read some bytes alone (Range); text files come whole, and their addresses narrow them.',
  year: 'A year',
  parameters: 'Parts of the levels',
  parametersNote: 'The address says which.',
  ids: 'Only these indexes, by fundId',
  span: 'From a day to a day',
  frequency: 'The last level of each week or month',
  shape: 'A column an index',
  changes: 'Changes',
  changesNote:
    'What changed from an earlier release to a later one keeps a copy up to date, even if the earlier one was withdrawn since. Levels are added, corrected or withdrawn, as CSV or Parquet. NDJSON has every table: for each index, product and document with a change, all its rows as they are now, in place of those before.',
  changedLevels: 'Levels since the release before',
  changedTables: 'Every table since the release before',
  code: 'Use in code',
  codeNote: 'These lines read the current release. Nothing has to be installed or asked for first.',
  permanent: 'To cite',
  asText: 'Text',
  permanentText:
    'An address with a release stays as it is: the same bytes as long as the release is shown. Without one it is the current release.',
  terms: 'Terms',
  termsText: (leftOut: number) =>
    `The metadata beside each file name its source and terms.${
      leftOut === 0
        ? ''
        : ` The files leave out ${
            leftOut === 1 ? 'one index' : `${leftOut} indexes`
          } whose data the provider does not allow to be downloaded; the metadata name them and say where a license is asked for.`
    }`,
};
