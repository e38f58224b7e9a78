import type { Logger } from 'pino';
import { openStore, type Store } from '#src/store/open-store.ts';
import { administerEmbeddedLeads, openEmbeddedLeads } from './embedded/open-embedded-leads.ts';
import type { LeadAdministration, LeadStore } from './lead.ts';
import { postgresLeads } from './postgres-leads.ts';

/**
 * The leads beside an open store: in its PostgreSQL, or in the journal of the data directory.
 * @throws UnavailableError when another process has that journal
 */
export function openLeads(
  store: Pick<Store, 'engine' | 'db'>,
  dataDir: string,
  log: Pick<Logger, 'error'>,
): Promise<LeadStore> {
  if (store.engine === 'postgres') return Promise.resolve(postgresLeads(store.db));
  return openEmbeddedLeads(dataDir, (damage) =>
    log.error(damage, 'lines of the leads journal were damaged; a copy of it was kept'),
  );
}

/** The leads for a command of the operator, beside a running server or without one. */
export async function administerLeads(
  config: { dataDir: string; databaseUrl?: string | undefined },
  onDamage: (damage: { lines: number; copy: string }) => void,
): Promise<LeadAdministration> {
  if (config.databaseUrl === undefined) return administerEmbeddedLeads(config.dataDir, onDamage);
  const store = await openStore(config);
  return { ...postgresLeads(store.db), close: () => store.close() };
}
