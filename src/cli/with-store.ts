import { readEnv } from '#src/server/settings/env.ts';
import { openStore } from '#src/store/open-store.ts';
import type { Store } from '#src/store/store.ts';

/** Runs a command on the store of the environment and closes the store however the command ends. */
export async function withStore<T>(run: (store: Store) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = readEnv();
  const store = await openStore({ dataDir, databaseUrl });
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}
