import { actOf } from '../acting.ts';
import { endGiven } from '#src/store/drafts/end-given.ts';
import { listScheduled, type Draft } from '#src/store/drafts/drafts.ts';
import { endOtherSessions } from '#src/store/newsroom/sessions.ts';
import type { Store } from '#src/store/store.ts';
import { listTokens, revokeToken, roles, type Role } from '#src/store/tokens.ts';
import { leastToPublishOf } from './four-eyes.ts';
import { requireRole, type Person } from './person.ts';

/**
 * Revokes the token of a person, who is signed out, and whose approvals count no more.
 * @returns the numbers of the drafts that the person had scheduled, which are scheduled no more
 * @throws InvalidInputError for who may not, and for the last operator
 * @throws NotFoundError for a name without a token or an OpenID account
 */
export async function revoke(store: Store, person: Person, name: string): Promise<number[]> {
  requireRole(person, 'operator', 'revoke tokens');
  const scheduled = await scheduledBeyond(store, name, null);
  await revokeToken(store, name, actOf('revoke-token', person.actor, undefined), scheduled);
  return scheduled;
}

/**
 * Ends what the role that an OpenID provider gives to a person now does not allow, unless the person's token does:
 * approvals, moments of drafts, and sessions of the role before.
 * @param role null where the provider gives none
 */
export async function endBeyond(store: Store, name: string, role: Role | null): Promise<void> {
  const own = (await listTokens(store)).find((token) => token.name === name);
  const ofToken = own === undefined || own.revoked !== null ? null : own.role;
  const highest = rankOf(ofToken) > rankOf(role) ? ofToken : role;
  if (rankOf(highest) >= rankOf('approver')) return;
  const scheduled = await scheduledBeyond(store, name, highest);
  await store.session.batch([endOtherSessions(name, role), endGiven(name, scheduled)]);
}

/** The drafts that a person has scheduled, and may not schedule with this role. */
async function scheduledBeyond(store: Store, name: string, role: Role | null): Promise<number[]> {
  const beyond: Draft[] = [];
  for (const draft of await listScheduled(store.db)) {
    if (draft.act.scheduledBy !== name) continue;
    if (rankOf(role) < rankOf(await leastToPublishOf(store, draft))) beyond.push(draft);
  }
  return beyond.map(({ number }) => number);
}

/** Nobody's role is below all. */
const rankOf = (role: Role | null): number => (role === null ? -1 : roles.indexOf(role));
