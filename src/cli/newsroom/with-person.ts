import { personOf, type Person } from '#src/publishing/drafts/person.ts';
import type { Store } from '#src/store/store.ts';
import { readEnv } from '#src/server/settings/env.ts';
import { withStore } from '../with-store.ts';

/** Runs a command on the store of the environment as whoever holds `PLUMBLINE_TOKEN`, or as the user of this process. */
export function withPerson<T>(
  run: (store: Store, person: Person) => Promise<T>,
  isForTokens = false,
): Promise<T> {
  return withStore(async (store) =>
    run(store, await personOf(store, readEnv().newsroomToken, isForTokens)),
  );
}
