import { languages, type Language } from '#src/domain/language.ts';
import { isDataFile } from './data-files.ts';
import type { MixedFigure, MixKind, MixQuery } from './mixed-figures.ts';
import { readable, type BlendParameters } from './mixes.ts';
import { api, withQuery, type QueryValue } from '../urls.ts';

/** Calls that answer with a file, below the API's base. */
export const downloadPaths = {
  levelsDownload: '/index-prices/download',
  constituentsDownload: '/index-details/constituents/download',
  listDownload: '/portfolio-returns/download',
  listDownloadMetadata: '/portfolio-returns/download.metadata.json',
  blendDownload: '/blend/download',
  compareObservations: '/compare/working/observations',
  blendObservations: '/blend/working/observations',
} as const;

const downloads: ReadonlySet<string> = new Set(
  Object.values(downloadPaths).map((path) => api.base + path),
);

/** Whether a path is a download, which is generated for each request. */
export function isDownload(path: string): boolean {
  return downloads.has(path) || isDataFile(path);
}

/** The release of the file, or the current one; constituents also by an earlier review. */
type AsOf = { asof?: number | undefined; review?: string | undefined };

/** The address of a file of an index. The parameter that names the index is that of the related call. */
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

/** The address of a list of indexes as a file, or of that file's metadata. */
export function listDownloadAddress(
  parameters: Record<string, QueryValue>,
  what: 'file' | 'metadata' = 'file',
): string {
  const { listDownload, listDownloadMetadata } = downloadPaths;
  return withQuery(api.base + (what === 'file' ? listDownload : listDownloadMetadata), parameters);
}

type BlendFile = BlendParameters & {
  format: 'csv' | 'xlsx' | 'json' | 'pdf';
  paper?: 'letter';
  asof?: number;
  lang?: Language;
};

/** The address of a blend as a file. */
export const blendDownload = (file: BlendFile): string =>
  readable(withQuery(api.base + downloadPaths.blendDownload, { ...file }));

/** The levels that a figure of a comparison or blend is calculated from, as CSV of one release. */
export const mixedObservations = (
  kind: MixKind,
  mix: MixQuery,
  figure: MixedFigure,
  release: number,
): string =>
  readable(
    withQuery(api.base + downloadPaths[`${kind}Observations`], {
      ...mix,
      ...figure,
      asof: release,
    }),
  );

/** The routes of factsheets: one per release, which never changes, and the current one. */
export const factsheetPaths = {
  current: `/factsheets/:fundId/:language{(?:${languages.join('|')})\\.pdf}`,
  ofRelease: `/factsheets/:fundId/:release{[0-9]+}/:language{(?:${languages.join('|')})\\.pdf}`,
} as const;

/** The address of an index's factsheet, of one release or the current one. */
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

/** Whether a path is a factsheet. Its handler parses the paper size itself and refuses unknown parameters. */
export const isFactsheet = (path: string): boolean => path.startsWith('/factsheets/');
