import * as z from 'zod';
import { id, isoDate } from './index-record.ts';

/** By fundId the first and the last day of the levels that the last folder had, so that the next one can replace them. */
export const folderLevels = z.object({ spans: z.record(id, z.tuple([isoDate, isoDate])) });
