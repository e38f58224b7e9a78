import { actOf } from '#src/publishing/acting.ts';
import { personOf, requireRole, type Person } from '#src/publishing/drafts/person.ts';
import { appendAudit, type Act } from '#src/store/audit/audit.ts';
import type { Store } from '#src/store/store.ts';
import { readEnv } from '#src/server/settings/env.ts';
import { withStore } from '../with-store.ts';

/**
 * Runs a command on the store of the environment in the name of the holder of `PLUMBLINE_TOKEN`, or else of the
 * user who runs this process.
 */
export function withPerson<T>(
  run: (store: Store, person: Person) => Promise<T>,
  isForTokens = false,
): Promise<T> {
  return withStore(async (store) =>
    run(store, await personOf(store, readEnv().newsroomToken, isForTokens)),
  );
}

export type Deed = {
  act: Act['act'];
  /** What only operators may do, for the message to others. */
  deed: string;
  /** The subject of the command, for the audit log. */
  label: string;
  /** Personal data in the command line. It is redacted, because the audit log is permanent. */
  secret?: string | undefined;
};

/** Runs a command that only operators may run. It is written to the audit log first, so that nothing is done without an entry. */
export function asOperator<T>(
  { act, deed, label, secret }: Deed,
  run: (store: Store) => Promise<T>,
): Promise<T> {
  return withPerson(async (store, person) => {
    requireRole(person, 'operator', deed);
    const entry = actOf(act, person.actor, undefined);
    const command =
      secret === undefined ? entry.command : (entry.command?.replaceAll(secret, '…') ?? null);
    const at = new Date().toISOString();
    await store.session.batch(appendAudit({ ...entry, command, at, release: null, label }));
    return run(store);
  });
}
