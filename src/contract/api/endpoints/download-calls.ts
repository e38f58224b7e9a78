import * as z from 'zod';
import { downloadPaths } from '#src/urls/downloads.ts';
import { asof, identifier, review } from '../query.ts';

export const downloadFormats = ['csv', 'xlsx', 'json'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

export const mediaTypes: Record<DownloadFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};

const format = z.enum(downloadFormats).default('csv').describe('Format of the file');
const header = z
  .enum(['about', 'plain'])
  .default('about')
  .describe(
    'What the file says of itself before its table: all, or nothing, so that CSV begins with the names of its columns',
  );
const id = identifier('fundId of the index; its secId or performanceId is understood too');

/** The calls that answer with a file to keep: for their handlers, the reference and the OpenAPI document. */
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
} as const;
