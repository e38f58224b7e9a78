import * as z from 'zod';

/** The regions of the gender diversity microsite, named as in the specification. */
export const genderRegions = ['Dev N. America', 'Dev Europe', 'Dev Asia Pacific'] as const;

/** One row of `gender-diversity.csv`: the group of a company, from 1, the best, to 5. */
export const genderGroup = z.object({
  isin: z.string().min(1),
  region: z.enum(genderRegions),
  group: z.int().min(1).max(5),
});

/** All rows of `gender-diversity.csv`. */
export const genderGroups = z.object({ companies: z.array(genderGroup) });

export type GenderGroup = z.infer<typeof genderGroup>;
