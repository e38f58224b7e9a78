import * as z from 'zod';
import { id, isoDate } from './index-record.ts';

/** Figures computed from the levels of one index. */
export const figures = z.object({
  fundId: id,
  numberOfLevels: z.int().min(1),
  firstDate: isoDate,
  lastDate: isoDate,
  lastLevel: z.number(),
  previousDate: isoDate.nullable(),
  previousLevel: z.number().nullable(),
  values: z
    .record(z.string(), z.number())
    .describe('By tag, unrounded, in the unit of the register; figures without a value are absent'),
  backTested: z
    .array(z.string())
    .describe('Tags of those that contain levels from before a launch date'),
});

export type Figures = z.infer<typeof figures>;
