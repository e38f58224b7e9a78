import { InvalidInputError } from '#src/domain/errors.ts';
import { dropDraft } from '#src/store/drafts/change-drafts.ts';
import { scheduleDraft, unscheduleDraft } from '#src/store/drafts/schedule-draft.ts';
import { getLivingDraft, type Draft } from '#src/store/drafts/drafts.ts';
import { requireNoCollision } from '#src/store/drafts/collisions.ts';
import { requireNoOverlap } from '#src/store/drafts/overlaps.ts';
import { findCurrentRelease, type Release } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { actOf } from '../acting.ts';
import { alertingOnFailure } from '../failed-publish.ts';
import { requireApproved, type Emergency } from './four-eyes.ts';
import { requireRole, type Person } from './person.ts';
import { publishDraft } from './publish-draft.ts';

// What people do with drafts, from the command line and in the newsroom. Each function checks the person's role, and
// writes an entry of the audit log.

/** Authors drop their own drafts, operators any. @throws InvalidInputError for anybody else */
export async function drop(
  store: Store,
  person: Person,
  draft: Draft,
  reason?: string,
): Promise<void> {
  const isOwn = draft.act.actor.name === person.actor.name;
  if (!isOwn) requireRole(person, 'operator', `drop the draft of ${draft.act.actor.name}`);
  await dropDraft(store, draft, actOf('drop-draft', person.actor, reason));
}

/** Authors change their own drafts, operators any. @throws InvalidInputError for who may not */
export function requireMayChange(person: Person, { act }: Draft): void {
  const { name } = act.actor;
  if (name !== person.actor.name) requireRole(person, 'operator', `change the draft of ${name}`);
}

/**
 * Publishes a draft now.
 * @throws InvalidInputError where approvals are missing, the person may not, or the draft collides with what is public
 */
export async function publishWaiting(
  store: Store,
  person: Person,
  draft: Draft,
  { reason, emergency }: { reason?: string | undefined; emergency: Emergency },
): Promise<Release> {
  const approvedBy = await requireApproved(store, draft, person, emergency);
  const attempt = { act: 'publish-draft', draft: draft.number } as const;
  return alertingOnFailure(store, attempt, () =>
    publishDraft(store, draft, {
      actor: person.actor,
      reason,
      emergency: emergency?.reason,
      approvedBy,
    }),
  );
}

/**
 * Schedules a draft to be published by a running server; returns the moment.
 * @param at milliseconds since 1970
 * @throws InvalidInputError where approvals are missing, the person may not, the moment has passed, or the draft
 *   collides with what is public or with another scheduled draft
 */
export async function schedule(
  store: Store,
  person: Person,
  draft: Draft,
  { at, emergency }: { at: number; emergency: Emergency },
): Promise<string> {
  const moment = requireComing(at);
  await requireApproved(store, draft, person, emergency);
  const current = (await findCurrentRelease(store.db))?.number ?? 0;
  await requireNoCollision(store.session, draft, current);
  await requireNoOverlap(store.session, draft);
  const act = actOf('schedule', person.actor, emergency?.reason);
  await scheduleDraft(store, draft, moment, { ...act, emergency: emergency?.reason });
  return moment;
}

/**
 * Takes the moment of a scheduled draft away: authors of their own drafts, approvers and operators of any. False where
 * it had none.
 * @throws InvalidInputError for who may not
 * @throws NotFoundError where it has become public, or was dropped
 */
export async function unschedule(
  store: Store,
  person: Person,
  draft: Draft,
  reason?: string,
): Promise<boolean> {
  const { name } = draft.act.actor;
  if (name !== person.actor.name) {
    requireRole(person, 'approver', `unschedule the draft of ${name}`);
  }
  if (draft.state !== 'scheduled') return false;
  try {
    await unscheduleDraft(store, draft, actOf('unschedule', person.actor, reason));
    return true;
  } catch (error) {
    // Somebody else may have done the same at this moment.
    if ((await getLivingDraft(store.db, draft.number)).state === 'scheduled') throw error;
    return false;
  }
}

/** Requires a moment in the future. */
export function requireComing(at: number): string {
  const iso = new Date(at).toISOString();
  if (at > Date.now()) return iso;
  throw new InvalidInputError(`The moment of the release, ${iso}, has passed`);
}
