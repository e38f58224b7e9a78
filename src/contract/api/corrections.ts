import * as z from 'zod';
import { id, isoDate } from '../provider/index-record.ts';

const correction = z.object({
  date: isoDate.describe('Day of the level'),
  oldValue: z.number().describe('What was published before'),
  newValue: z.number().nullable().describe('Null where the level was taken back'),
  reason: z.string().nullable().describe('In the words of the provider; null where none was given'),
  release: z.int().describe('The release that corrected it'),
  published: z.iso.datetime({ offset: true }).describe('When that release was published'),
});

/** `/index-details/corrections`. */
export const correctionPage = z.object({
  fundId: id,
  corrections: z.array(correction),
  totalCorrections: z.int(),
});
