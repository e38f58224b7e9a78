import * as z from 'zod';
import type { assetTypes } from '#src/domain/asset-type.ts';
import { id } from './index-record.ts';

const percent = z.number().positive();

/** `ask`: a publish stops until it is accepted; `refuse`: it cannot be accepted; `off`: it is not looked for. */
const mode = z.enum(['ask', 'refuse', 'off']).default('ask');

/** Indexes of which it is not asked. */
const except = z.array(id).default([]);

const plain = z.object({ mode }).prefault({});
const ofIndexes = z.object({ mode, except }).prefault({});

/** Per cent by which the level of a day may differ from the one before. */
const usualJumps: Record<(typeof assetTypes)[number], number> = {
  equity: 15,
  'fixed-income': 6,
  'multi-asset': 10,
  alternatives: 20,
  esg: 15,
  'private-markets': 25,
};

/** The same for an asset type of the provider that `guards.yaml` does not name. */
export const usualJumpOfOthers = 20;

const jumpsByAssetType = z
  .object({
    equity: percent.default(usualJumps.equity),
    'fixed-income': percent.default(usualJumps['fixed-income']),
    'multi-asset': percent.default(usualJumps['multi-asset']),
    alternatives: percent.default(usualJumps.alternatives),
    esg: percent.default(usualJumps.esg),
    'private-markets': percent.default(usualJumps['private-markets']),
  })
  // Those that `site.yaml` declares.
  .catchall(percent)
  .prefault({});

/** What a publish asks about before it makes anything public, and from where on. */
const asked = z.object({
  'closed-indexes': z.object({ mode, percent: percent.default(2) }).prefault({}),
  'opened-indexes': z
    .object({ mode, percent: percent.default(20), number: z.int().min(0).default(10) })
    .prefault({}),
  'level-jump': z
    .object({
      mode,
      except,
      percent: jumpsByAssetType,
      /** Times the jump of a day that a week, and a month, may have. */
      weekly: percent.default(2),
      monthly: percent.default(4),
    })
    .prefault({}),
  'corrected-levels': z
    .object({ mode, except, percent: percent.default(1), levels: z.int().min(0).default(20) })
    .prefault({}),
  'missing-indexes': ofIndexes,
  'level-gap': z
    .object({
      mode,
      except,
      /** Calendar days between two levels. */
      daily: percent.default(14),
      weekly: percent.default(28),
      monthly: percent.default(75),
    })
    .prefault({}),
  'closed-day': ofIndexes,
  'before-base': ofIndexes,
  'base-value': ofIndexes,
  'launch-before-base': ofIndexes,
  'same-levels': ofIndexes,
  'duplicate-member': ofIndexes,
  'member-number': z.object({ mode, except, percent: percent.default(20) }).prefault({}),
  'member-weight': z
    .object({ mode, except, /** Percentage points. */ points: percent.default(20) })
    .prefault({}),
  'check-digit': plain,
  /** `known`: patterns of files that stand in the folder and are nobody's input. */
  'unknown-file': z.object({ mode, known: z.array(z.string()).default([]) }).prefault({}),
  'dead-link': plain,
  'untranslated-text': plain,
});

const approvals = z.int().min(0).max(5);

/** `guards.yaml`: what a publish asks about, and how many others than its author have to approve of it. */
export const guards = asked.extend({
  approvals: approvals.default(0),
  /** Of files of levels, which come every day; as of everything else where it is not given. */
  'level-approvals': approvals.optional(),
});

export type Guards = z.infer<typeof guards>;
export type GuardName = keyof z.infer<typeof asked>;
export const guardNames = Object.keys(asked.shape) as GuardName[];
