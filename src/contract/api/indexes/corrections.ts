import * as z from 'zod';
import { rowChange, withdrawnRows } from '../row-changes.ts';
import { id, isoDate } from '../../provider/index-record.ts';

/** A corrected level was replaced by another value; a withdrawn level was removed. */
export const correctionKinds = ['corrected', 'withdrawn'] as const;

const correction = z.object({
  fundId: id,
  portfolioName: z.string(),
  date: isoDate.describe('Day of the level'),
  oldValue: z.number().describe('What was published before'),
  newValue: z.number().nullable().describe('Null where the level was withdrawn'),
  reason: z.string().nullable().describe('In the words of the provider; null where none was given'),
  release: z.int().describe('The release that corrected it'),
  restores: z
    .int()
    .nullable()
    .describe('The earlier release whose content that one brought back; null where it was none'),
  published: z.iso.datetime({ offset: true }).describe('When that release was published'),
  ...rowChange,
});

export type LedgerCorrection = z.infer<typeof correction>;

/** `/corrections`. */
export const ledgerPage = z.object({
  corrections: z.array(correction),
  totalCorrections: z.int(),
  ...withdrawnRows,
});

/** `/index-details/corrections`. */
export const correctionPage = ledgerPage.extend({ fundId: id });
