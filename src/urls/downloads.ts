import { languages, type Language } from '#src/domain/language.ts';
import { isDataFile } from './data-files.ts';
import { api, withQuery, type QueryValue } from '../urls.ts';

/** Calls that answer with a file, below the API's base. */
export const downloadPaths = {
  levelsDownload: '/index-prices/download',
  constituentsDownload: '/index-details/constituents/download',
  listDownload: '/portfolio-returns/download',
  listDownloadMetadata: '/portfolio-returns/download.metadata.json',
  blendDownload: '/blend/download',
} as const;

const downloads: ReadonlySet<string> = new Set(
  Object.values(downloadPaths).map((path) => api.base + path),
);

/** Whether a path is that of a file of data, which is written for who reads it. */
export function isDownload(path: string): boolean {
  return downloads.has(path) || isDataFile(path);
}

/** Which state of a file: of a release, or of the current one; constituents also as of an earlier review. */
type AsOf = { asof?: number | undefined; review?: string | undefined };

/** Address of a file of an index; the one parameter that names the index is named as in the call beside it. */
export function downloadAddress(
  file: 'levels' | 'constituents',
  id: string,
  format: 'csv' | 'xlsx' | 'json',
  { asof, review }: AsOf = {},
): string {
  return file === 'levels'
    ? withQuery(`${api.base}${downloadPaths.levelsDownload}`, { secId: id, format, asof })
    : withQuery(`${api.base}${downloadPaths.constituentsDownload}`, {
        portfolioId: id,
        review,
        format,
        asof,
      });
}

/** Address of a list of indexes as a file, or of what that file is. */
export function listDownloadAddress(
  asked: Record<string, QueryValue>,
  what: 'file' | 'metadata' = 'file',
): string {
  const { listDownload, listDownloadMetadata } = downloadPaths;
  return withQuery(api.base + (what === 'file' ? listDownload : listDownloadMetadata), asked);
}

/** Pattern of the factsheets' addresses: one for each release, which stays, and the current one. */
export const factsheetPaths = {
  current: `/factsheets/:fundId/:language{(?:${languages.join('|')})\\.pdf}`,
  ofRelease: `/factsheets/:fundId/:release{[0-9]+}/:language{(?:${languages.join('|')})\\.pdf}`,
} as const;

/** Address of an index's factsheet: of a release, for good, or whichever is current. */
export function factsheetAddress(
  fundId: string,
  language: Language,
  release?: number,
  paper: 'a4' | 'letter' = 'a4',
): string {
  const folder = release === undefined ? '' : `${release}/`;
  const path = `/factsheets/${encodeURIComponent(fundId)}/${folder}${language}.pdf`;
  return paper === 'a4' ? path : `${path}?paper=${paper}`;
}

/** Whether a path is that of a factsheet, which reads its size of paper, and refuses what it does not know, itself. */
export const isFactsheet = (path: string): boolean => path.startsWith('/factsheets/');
