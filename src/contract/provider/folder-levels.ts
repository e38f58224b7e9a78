import * as z from 'zod';
import { id, isoDate } from './index-record.ts';

/**
 * The first and last day of the levels in the last published folder, by fundId, so that the next folder can
 * replace them.
 */
export const folderLevels = z.object({ spans: z.record(id, z.tuple([isoDate, isoDate])) });
