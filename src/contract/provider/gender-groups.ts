import * as z from 'zod';

/** Regions of the gender diversity microsite, by the names of the specification. */
export const genderRegions = ['Dev N. America', 'Dev Europe', 'Dev Asia Pacific'] as const;

/** One row of `gender-diversity.csv`: how a company was placed, 1 the best of five groups. */
export const genderGroup = z.object({
  isin: z.string().min(1),
  region: z.enum(genderRegions),
  group: z.int().min(1).max(5),
});

/** All rows of `gender-diversity.csv`. */
export const genderGroups = z.object({ companies: z.array(genderGroup) });

export type GenderGroup = z.infer<typeof genderGroup>;
