import { withQuery } from '../urls.ts';

/** Files of data: an address is a file. */
const folder = '/data';

/** What each index has of these has an address of its own too. */
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

/** What stands beside each file: what it is, from whom, on what terms, and what its columns mean. */
const beside = 'metadata.json';

const endings = [...dataFormats, beside].map((ending) => ending.replace('.', '\\.')).join('|');
const isoDate = '[0-9]{4}-[0-9]{2}-[0-9]{2}';

/** Patterns of the addresses, below `/data` and below each release. */
export const dataPaths = ['', '/releases/:release{[0-9]+}'].flatMap((release) => [
  `${folder}${release}/:file{(?:${dataTables.join('|')})\\.(?:${endings})}`,
  `${folder}${release}/indexes/:id/:file{(?:${indexTables.join('|')})\\.(?:${endings})}`,
  `${folder}${release}/levels/:file{[0-9]{4}\\.(?:${endings})}`,
  `${folder}${release}/indexes/:id/constituents/:file{${isoDate}\\.(?:${endings})}`,
]);

/** Pattern of the addresses of what changed between two releases, of the levels as CSV or Parquet, of all as NDJSON: `/data/changes/7..12.csv`. */
export const changesPath = `${folder}/changes/:span{[0-9]+\\.\\.[0-9]+\\.(?:csv|ndjson|parquet)}`;

export type ChangesFormat = 'csv' | 'ndjson' | 'parquet';

/** Address of what changed from a release to a later one. */
export const changesAddress = (from: number, to: number, ending: ChangesFormat): string =>
  `${folder}/changes/${from}..${to}.${ending}`;

/** Pattern of all other addresses below: there are no pages. */
export const noDataPath = `${folder}/:rest{.+}`;

/** Patterns of the addresses of the levels that a figure of an index is made of, by the tag of the figure. */
export const observationPaths = ['', '/releases/:release{[0-9]+}'].map(
  (release) => `${folder}${release}/indexes/:id/observations/:file{[A-Za-z0-9]+\\.csv}`,
);

type Observations = { index: string; tag: string; release: number };

export const observationsAddress = ({ index, tag, release }: Observations): string =>
  `${folder}/releases/${release}/indexes/${encodeURIComponent(index)}/observations/${tag}.csv`;

/** Where all tables of a release are described as one Data Package. */
export const dataPackageAddress = `${folder}/datapackage.json`;
export const dataPackagePaths = [
  dataPackageAddress,
  `${folder}/releases/:release{[0-9]+}/datapackage.json`,
];

/** Whether a path is that of a file of data. */
export const isDataFile = (path: string): boolean => path.startsWith(`${folder}/`);

export type DataFile = {
  table: DataTableName;
  ending: DataFormat | typeof beside;
  /** fundId of the index whose part alone is asked for. */
  index?: string | undefined;
  /** What of the table alone is asked for: a year of the levels, or the review of an index's constituents by its ISO date. */
  part?: string | undefined;
  /** Number of a release; without it the file is of the current one. */
  release?: number | undefined;
};

/** Address of a file of data. */
export function dataFileAddress({ table, ending, index, part, release }: DataFile): string {
  const root = release === undefined ? folder : `${folder}/releases/${release}`;
  const place = index === undefined ? '' : `/indexes/${encodeURIComponent(index)}`;
  const name = part === undefined ? table : `${table}/${part}`;
  return `${root}${place}/${name}.${ending}`;
}

/** What the last segment of such an address names. */
export function readDataFile(file: string): Pick<DataFile, 'table' | 'ending' | 'part'> {
  const at = file.indexOf('.');
  const name = file.slice(0, at);
  const ending = file.slice(at + 1) as DataFile['ending'];
  if (!/^\d/.test(name)) return { table: name as DataTableName, ending };
  return { table: name.length === 4 ? 'levels' : 'constituents', part: name, ending };
}

/** Where code stands that reads a table of one index. */
export const codeAddress = (table: DataTableName, id: string): string =>
  `${withQuery(folder, { index: id, table })}#code`;
