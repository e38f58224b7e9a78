import * as z from 'zod';

/** The paper sizes of factsheets. */
export const papers = ['a4', 'letter'] as const;

export type Paper = (typeof papers)[number];

/** The query of a factsheet, besides its path. */
export const factsheetQuery = z.object({
  paper: z.enum(papers).default('a4').describe('Size of the paper: ISO A4, or US Letter'),
});
