import { pages, withQuery } from '../urls.ts';

/** The folder of the data files; each address is a file. */
const folder = '/data';

/** Where the terms of all data are, as an address. */
export const dataTerms = `${pages.data}#terms`;

/** Tables that also exist for a single index. */
const indexTables = [
  'figures',
  'levels',
  'constituents',
  'characteristics',
  'sustainability',
  'corrections',
] as const;

/** Tables that are files of their own. */
export const dataTables = [
  'indexes',
  ...indexTables,
  'products',
  'structured-products',
  'documents',
] as const;
export type DataTableName = (typeof dataTables)[number];

export const dataFormats = ['csv', 'json', 'ndjson', 'parquet', 'zip'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** The suffix of a file's metadata: its description, source and terms, and the meaning of its columns. */
const beside = 'metadata.json';

const endings = [...dataFormats, beside].map((ending) => ending.replace('.', '\\.')).join('|');
const isoDate = '[0-9]{4}-[0-9]{2}-[0-9]{2}';

/** The routes below `/data` and below each release. */
export const dataPaths = ['', '/releases/:release{[0-9]+}'].flatMap((release) => [
  `${folder}${release}/:file{(?:${dataTables.join('|')})\\.(?:${endings})}`,
  `${folder}${release}/indexes/:id/:file{(?:${indexTables.join('|')})\\.(?:${endings})}`,
  `${folder}${release}/levels/:file{[0-9]{4}\\.(?:${endings})}`,
  `${folder}${release}/indexes/:id/constituents/:file{${isoDate}\\.(?:${endings})}`,
]);

/**
 * The route of the changes between two releases: levels as CSV or Parquet, everything as NDJSON, such as
 * `/data/changes/7..12.csv`.
 */
export const changesPath = `${folder}/changes/:span{[0-9]+\\.\\.[0-9]+\\.(?:csv|ndjson|parquet)}`;

export type ChangesFormat = 'csv' | 'ndjson' | 'parquet';

/** The address of the changes from one release to a later one. */
export const changesAddress = (from: number, to: number, ending: ChangesFormat): string =>
  `${folder}/changes/${from}..${to}.${ending}`;

/** The route of all other addresses below `/data`, which has no pages. */
export const noDataPath = `${folder}/:rest{.+}`;

/** The routes of the levels used by a figure of an index, by the tag of the figure. */
export const observationPaths = ['', '/releases/:release{[0-9]+}'].map(
  (release) => `${folder}${release}/indexes/:id/observations/:file{[A-Za-z0-9-]+\\.csv}`,
);

type Observations = { index: string; tag: string; release: number };

export const observationsAddress = ({ index, tag, release }: Observations): string =>
  `${folder}/releases/${release}/indexes/${encodeURIComponent(index)}/observations/${tag}.csv`;

/** The Data Package that describes all tables of a release. */
export const dataPackageAddress = `${folder}/datapackage.json`;
export const dataPackagePaths = [
  dataPackageAddress,
  `${folder}/releases/:release{[0-9]+}/datapackage.json`,
];

/** Whether a path is a data file. */
export const isDataFile = (path: string): boolean => path.startsWith(`${folder}/`);

export type DataFile = {
  table: DataTableName;
  ending: DataFormat | typeof beside;
  /** The fundId of the index that the file is limited to. */
  index?: string | undefined;
  /**
   * The part of the table that the file is limited to: a year of levels, or the review of an index's constituents
   * by its ISO date.
   */
  part?: string | undefined;
  /** The number of a release; absent for the current one. */
  release?: number | undefined;
};

/** The address of a data file. */
export function dataFileAddress({ table, ending, index, part, release }: DataFile): string {
  const root = release === undefined ? folder : `${folder}/releases/${release}`;
  const place = index === undefined ? '' : `/indexes/${encodeURIComponent(index)}`;
  const name = part === undefined ? table : `${table}/${part}`;
  return `${root}${place}/${name}.${ending}`;
}

/** Parses the last segment of such an address. */
export function readDataFile(file: string): Pick<DataFile, 'table' | 'ending' | 'part'> {
  const at = file.indexOf('.');
  const name = file.slice(0, at);
  const ending = file.slice(at + 1) as DataFile['ending'];
  if (!/^\d/.test(name)) return { table: name as DataTableName, ending };
  return { table: name.length === 4 ? 'levels' : 'constituents', part: name, ending };
}

/** The section with code that reads a table of one index. */
export const codeAddress = (table: DataTableName, id: string): string =>
  `${withQuery(folder, { index: id, table })}#code`;
