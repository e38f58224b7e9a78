import * as z from 'zod';
import { topHat } from '../provider/site.ts';

/** The one question that the site asks of the headless content service (LY-11). */
export const topHatQuery = `query TopHat($lang: String!) {
  topHat(lang: $lang) {
    logo { text href }
    drawerLinks { title href }
    taxonomyLists { title links { title href } }
  }
}`;

/** What a content service answers to `topHatQuery`; further fields and extensions are left alone. */
export const topHatResult = z.object({ data: z.object({ topHat: topHat.nullable() }) });

export type TopHat = z.infer<typeof topHat>;
