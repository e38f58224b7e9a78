import * as z from 'zod';

/** Sizes of paper that factsheets come in. */
export const papers = ['a4', 'letter'] as const;

export type Paper = (typeof papers)[number];

/** What a factsheet is asked for by, beside its address. */
export const factsheetQuery = z.object({
  paper: z.enum(papers).default('a4').describe('Size of the paper: ISO A4, or US Letter'),
});
