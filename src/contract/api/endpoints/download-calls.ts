import * as z from 'zod';
import { downloadPaths } from '#src/urls/downloads.ts';
import { columns, figureNarrowing } from '../figures/figure-query.ts';
import {
  asof,
  filterPattern,
  identifier,
  indexFilters,
  lang,
  review,
  sortBy,
  sortOrder,
} from '../query.ts';
import { factsheetQuery } from '../factsheets.ts';
import { blendedFigureQuery, blendQuery, comparedFigureQuery } from './mix-endpoints.ts';

export const downloadFormats = ['csv', 'xlsx', 'json'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

export const mediaTypes: Record<DownloadFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};

/** The formats of a list of indexes, which also comes as Parquet. */
export const listFormats = [...downloadFormats, 'parquet'] as const;
export type ListFormat = (typeof listFormats)[number];

export const pdfMediaType = 'application/pdf';
export const parquetMediaType = 'application/vnd.apache.parquet';

/** The query of a list: that of /portfolio-returns without paging. */
const list = {
  filterPattern,
  ...indexFilters,
  ...figureNarrowing,
  columns,
  sortBy,
  sortOrder,
  lang,
  asof,
};

const format = z.enum(downloadFormats).default('csv').describe('Format of the file');
const blendFormat = z
  .enum([...downloadFormats, 'pdf'])
  .default('csv')
  .describe('Format of the file; pdf is a factsheet in the requested language');
const header = z
  .enum(['about', 'plain'])
  .default('about')
  .describe(
    'What the file says of itself before its table: all, or nothing, so that CSV begins with the names of its columns',
  );
const id = identifier('fundId of the index; its secId or performanceId is understood too');

/** The calls that answer with a file. Their handlers, the reference and the OpenAPI document use this list. */
export const downloadCalls = {
  levelsDownload: {
    path: downloadPaths.levelsDownload,
    summary:
      'All published levels of an index, unrounded, as a file; each row says whether it is back-tested, and whether it ' +
      'was corrected after it was published',
    query: z.object({ secId: id, format, header, asof }),
    example: 'secId={secId}&format=csv',
  },
  constituentsDownload: {
    path: downloadPaths.constituentsDownload,
    summary:
      'Members of an index with their weights, unrounded, as a file: the newest list, or that of an earlier review',
    query: z.object({ portfolioId: id, review, format, header, asof }),
    example: 'portfolioId={fundId}&format=csv',
  },
  listDownload: {
    path: downloadPaths.listDownload,
    summary:
      'The list of /portfolio-returns as a file: all pages, in its order, with the columns that are asked for. Heads are the ' +
      'names of the columns, in CSV the first line; what may not be downloaded is left out, and counted in the metadata',
    query: z.object({
      ...list,
      format: z.enum(listFormats).default('csv').describe('Format of the file'),
    }),
    example: 'currency={currency?}&volatility3YMax=12&columns=return3Y,volatility3Y&format=csv',
  },
  listDownloadMetadata: {
    path: downloadPaths.listDownloadMetadata,
    summary:
      'What the file of a list is: its question, release, columns and terms, and what is left out of it',
    query: z.object(list),
    example: 'currency={currency?}&volatility3YMax=12&columns=return3Y,volatility3Y',
  },
  blendDownload: {
    path: downloadPaths.blendDownload,
    summary:
      'Levels of a blend and of its parts with their weights, day by day, as a file that says that they are hypothetical; ' +
      'or its factsheet',
    query: z.object({
      ...blendQuery,
      format: blendFormat,
      paper: factsheetQuery.shape.paper,
      header,
      asof,
      lang,
    }),
    example: 'of={fundId}*60,{otherFundId}*40&format=csv',
    permission: 'blends',
  },
  compareObservations: {
    path: downloadPaths.compareObservations,
    summary: 'The levels that a figure of a comparison was calculated from, unrounded, as CSV',
    query: z.object({ ...comparedFigureQuery, asof }),
    example: 'ids={fundId},{otherFundId}&index={fundId}&figure=volatility',
  },
  blendObservations: {
    path: downloadPaths.blendObservations,
    summary: 'The levels that a figure of a blend was calculated from, unrounded, as CSV',
    query: z.object({ ...blendedFigureQuery, asof }),
    example: 'of={fundId}*60,{otherFundId}*40&figure=volatility',
    permission: 'blends',
  },
} as const;
