import * as z from 'zod';
import { rebalances } from '#src/domain/blends/blend-address.ts';
import { index } from './tool.ts';

const day = z.iso.date().optional();

/** The fields that define a comparison. */
export const compared = {
  indexes: z.array(index).min(2).max(10),
  from: day.describe('First day of the window (YYYY-MM-DD)'),
  to: day.describe('Last day of the window (YYYY-MM-DD)'),
};

const parts = z
  .array(z.strictObject({ index, weight: z.number().positive().max(100) }))
  .min(2)
  .max(10)
  .describe('Weights in percent, which add to 100');

/** The fields that define a blend. */
export const blended = {
  parts,
  rebalance: z.enum(rebalances).optional(),
  from: day.describe('First day (YYYY-MM-DD)'),
};

/** The parts of a blend as its address names them. */
export const ofParts = (all: z.infer<typeof parts>): string =>
  all.map((one) => `${one.index}*${one.weight}`).join(',');
