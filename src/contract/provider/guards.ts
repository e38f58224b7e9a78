import * as z from 'zod';
import type { assetTypes } from '#src/domain/asset-type.ts';
import { id } from './index-record.ts';

const percent = z.number().positive();

/** `ask`: a publish stops until the finding is accepted. `refuse`: it cannot be accepted. `off`: it is not checked. */
const mode = z.enum(['ask', 'refuse', 'off']).default('ask');

/** The indexes that the guard skips. */
const except = z.array(id).default([]);

const plain = z.object({ mode }).prefault({});
const ofIndexes = z.object({ mode, except }).prefault({});

/** The largest usual difference between the levels of two days, in per cent, by asset type. */
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
  // Asset types that `site.yaml` declares.
  .catchall(percent)
  .prefault({});

/** The guards' settings: what each checks, and the limit from which it asks. */
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
      /** Multiples of the daily limit that apply to weekly and monthly levels. */
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
      /** The most calendar days between two levels. */
      daily: percent.default(14),
      weekly: percent.default(28),
      monthly: percent.default(75),
    })
    .prefault({}),
  /** `levels`: so many equal ones at the end of a daily index. */
  'repeated-level': z.object({ mode, except, levels: z.int().min(2).default(5) }).prefault({}),
  'closed-day': ofIndexes,
  'extra-level': ofIndexes,
  'ended-calendar': plain,
  'before-base': ofIndexes,
  'base-value': ofIndexes,
  'after-end': ofIndexes,
  'launch-before-base': ofIndexes,
  'coming-date': ofIndexes,
  'odd-terms': ofIndexes,
  'same-name': ofIndexes,
  'same-variant': ofIndexes,
  'same-levels': ofIndexes,
  'duplicate-member': ofIndexes,
  'member-number': z.object({ mode, except, percent: percent.default(20) }).prefault({}),
  'member-weight': z
    .object({ mode, except, /** Percentage points. */ points: percent.default(20) })
    .prefault({}),
  'matured-member': ofIndexes,
  'file-date': ofIndexes,
  'check-digit': plain,
  /** `known`: patterns of files that stand in the folder but are not part of the content. */
  'unknown-file': z.object({ mode, known: z.array(z.string()).default([]) }).prefault({}),
  'unused-replace': plain,
  'unused-rule': plain,
  'unused-setting': plain,
  'empty-file': plain,
  'dead-link': plain,
  'empty-chart': ofIndexes,
  'empty-table': plain,
  'matured-product': plain,
  'hidden-page': plain,
  'untranslated-text': plain,
});

const approvals = z.int().min(0).max(5);

/** `guards.yaml`: the guards' settings, and how many persons other than the author have to approve a draft. */
export const guards = asked.extend({
  approvals: approvals.default(0),
  /** The approvals for files of levels, which arrive daily; defaults to `approvals`. */
  'level-approvals': approvals.optional(),
});

/**
 * The file as it is written and stored, without the defaults: these are of the version that reads it, so that a guard
 * that a later version adds changes no release.
 */
export const writtenGuards = z.looseObject({});

export type Guards = z.infer<typeof guards>;
export type GuardName = keyof z.infer<typeof asked>;
export const guardNames = Object.keys(asked.shape) as GuardName[];
