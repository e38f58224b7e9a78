/** Files of data: an address is a file. */
const folder = '/data';

/** Tables that are files of their own. */
export const dataTables = ['indexes', 'figures', 'levels'] as const;
export type DataTableName = (typeof dataTables)[number];

export const dataFormats = ['csv', 'json'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** What stands beside each file: what it is, from whom, on what terms, and what its columns mean. */
const beside = 'metadata.json';

const endings = [...dataFormats, beside].map((ending) => ending.replace('.', '\\.')).join('|');

/** Patterns of the addresses, below `/data` and below each release. */
export const dataPaths = ['', '/releases/:release{[0-9]+}'].flatMap((release) => [
  `${folder}${release}/:file{(?:${dataTables.join('|')})\\.(?:${endings})}`,
  `${folder}${release}/indexes/:id/:file{levels\\.(?:${endings})}`,
]);

/** Whether a path is that of a file of data. */
export const isDataFile = (path: string): boolean => path.startsWith(`${folder}/`);

type DataFile = {
  table: DataTableName;
  ending: DataFormat | typeof beside;
  /** fundId of the index whose levels alone are asked for. */
  index?: string | undefined;
  /** Number of a release; without it the file is of the current one. */
  release?: number | undefined;
};

/** Address of a file of data. */
export function dataFileAddress({ table, ending, index, release }: DataFile): string {
  const root = release === undefined ? folder : `${folder}/releases/${release}`;
  const place = index === undefined ? '' : `/indexes/${encodeURIComponent(index)}`;
  return `${root}${place}/${table}.${ending}`;
}

/** The table and the ending that the last segment of such an address names. */
export function readDataFile(file: string): Pick<DataFile, 'table' | 'ending'> {
  const at = file.indexOf('.');
  return {
    table: file.slice(0, at) as DataTableName,
    ending: file.slice(at + 1) as DataFile['ending'],
  };
}
