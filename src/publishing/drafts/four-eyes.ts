import { InvalidInputError } from '#src/domain/errors.ts';
import type { Guards } from '#src/contract/provider/guards.ts';
import { noMoreScheduled } from '#src/store/drafts/end-given.ts';
import { requireNoCollision } from '#src/store/drafts/collisions.ts';
import { insertApproval, listApprovers } from '#src/store/drafts/approvals.ts';
import type { Draft } from '#src/store/drafts/drafts.ts';
import { findItem } from '#src/store/items/items.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { isStill, type Role } from '#src/store/tokens.ts';
import { actOf } from '../acting.ts';
import { guardsOf } from '../guards/read-guards.ts';
import { requireRole, type Person } from './person.ts';

/** What is published: the content of a folder, or daily levels. */
export type Publishing = 'folder' | 'levels';

/** The number of approvals that the public guards.yaml requires. */
export async function approvalsOf(store: Store, what: Publishing): Promise<number> {
  const current = await findCurrentRelease(store.db);
  if (current === null) return 0;
  const written = await findItem(store.db, current.number, 'guards', 'guards');
  return approvalsIn(guardsOf(written), what);
}

function approvalsIn(guards: Guards, what: Publishing): number {
  const { approvals, 'level-approvals': ofLevels = approvals } = guards;
  return what === 'levels' ? ofLevels : approvals;
}

/** A draft of levels only is published by the rule of levels. */
export function publishingOf({ summary }: Draft): Publishing {
  const kinds = Object.keys(summary.rows).filter((kind) => kind !== 'folder-levels');
  return kinds.every((kind) => kind === 'levels') ? 'levels' : 'folder';
}

/**
 * Records that a person approves a draft in its present state.
 * @throws InvalidInputError for the draft's author, where the person has approved already, and where the draft collides
 *   with what is public, so that it has to be made again
 */
export async function approveDraft(store: Store, draft: Draft, person: Person): Promise<void> {
  requireRole(person, 'approver', 'approve');
  const { number, act } = draft;
  if (act.actor.name === person.actor.name) {
    throw new InvalidInputError(
      `${act.actor.name} made draft ${number}: somebody else approves it`,
    );
  }
  const { name } = person.actor;
  const requireFirst = async () => {
    if ((await listApprovers(store, draft)).includes(name)) {
      throw new InvalidInputError(`${name} has approved draft ${number} already`);
    }
  };
  await requireFirst();
  const current = (await findCurrentRelease(store.db))?.number ?? 0;
  await requireNoCollision(store.session, draft, current);
  try {
    await insertApproval(store, draft, actOf('approve', person.actor, undefined));
  } catch (error) {
    // The same person may have approved at the same moment, such as by a second click.
    await requireFirst();
    throw error;
  }
}

/** An emergency: an operator publishes without approvals, and states the reason. */
export type Emergency = { reason: string } | null;

/** @throws InvalidInputError for an emergency without a reason */
export function emergencyOf(isAsked: boolean | undefined, reason: string | undefined): Emergency {
  if (!isAsked) return null;
  if (reason) return { reason };
  throw new InvalidInputError(
    "An emergency (--emergency) takes a --reason '…' with it, which is kept",
  );
}

/**
 * Returns who approved a draft. Where approvals are required, its author may not publish it.
 * @throws InvalidInputError where approvals are missing
 */
export async function requireApproved(
  store: Store,
  draft: Draft,
  person: Person,
  emergency: Emergency,
): Promise<string[]> {
  if (emergency) requireRole(person, 'operator', 'publish in an emergency');
  const { wanted, approvers } = await approvalsFor(store, draft, emergency !== null);
  requireRole(person, leastToPublish(wanted), 'publish');
  return approvers;
}

/**
 * Returns the approvers of a scheduled draft when its moment has come. The public rule may have changed since it was scheduled, and it
 * is the one that counts; whoever scheduled it has to have the right to still.
 * @throws InvalidInputError where more have to, or somebody else has to schedule it
 */
export async function requireStillApproved(store: Store, draft: Draft): Promise<string[]> {
  const { scheduledBy } = draft.act;
  const least = await leastToPublishOf(store, draft);
  if (scheduledBy !== undefined && !(await isStill(store, scheduledBy, least))) {
    throw new InvalidInputError(noMoreScheduled(scheduledBy));
  }
  const { approvers } = await approvalsFor(store, draft, draft.act.emergency !== undefined);
  return approvers;
}

async function approvalsFor(store: Store, draft: Draft, isEmergency: boolean) {
  const wanted = await approvalsOf(store, publishingOf(draft));
  const approvers = await listApprovers(store, draft);
  if (isEmergency || approvers.length >= wanted) return { wanted, approvers };
  throw new InvalidInputError(
    `Draft ${draft.number} has ${approvers.length} of ${wanted} approvals: plumbline approve ${draft.number}, by others than ${draft.act.actor.name}`,
  );
}

/** @throws InvalidInputError where a publish in one step is not allowed */
export async function requireDirect(
  store: Store,
  what: Publishing,
  person: Person,
  emergency: Emergency,
): Promise<void> {
  const wanted = await approvalsOf(store, what);
  if (wanted === 0) return requireRole(person, leastToPublish(wanted), 'publish');
  if (emergency) return requireRole(person, 'operator', 'publish in an emergency');
  throw new InvalidInputError(
    `guards.yaml asks for ${wanted} approval${wanted === 1 ? '' : 's'}: make a draft of it (plumbline draft), which others approve; ` +
      "an operator may publish in an emergency (--emergency --reason '…')",
  );
}

const leastToPublish = (approvals: number): Role => (approvals === 0 ? 'author' : 'approver');

/** The least role that may publish or schedule a draft by the public rule; an emergency is an operator's. */
export async function leastToPublishOf(store: Store, draft: Draft): Promise<Role> {
  if (draft.act.emergency !== undefined) return 'operator';
  return leastToPublish(await approvalsOf(store, publishingOf(draft)));
}
