import * as z from 'zod';
import { topHat } from '../provider/site.ts';

/** The only query that the site sends to the headless content service (LY-11). */
export const topHatQuery = `query TopHat($lang: String!) {
  topHat(lang: $lang) {
    logo { text href }
    drawerLinks { title href }
    taxonomyLists { title links { title href } }
  }
}`;

/** The answer of a content service to `topHatQuery`. Further fields and extensions are ignored. */
export const topHatResult = z.object({ data: z.object({ topHat: topHat.nullable() }) });

export type TopHat = z.infer<typeof topHat>;
