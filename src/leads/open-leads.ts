import type { Logger } from 'pino';
import type { Store } from '#src/store/open-store.ts';
import { administerEmbeddedLeads, openEmbeddedLeads } from './embedded/open-embedded-leads.ts';
import type { LeadAdministration, LeadStore } from './lead.ts';

// The code of PostgreSQL is loaded on demand: the journal needs none of it.
const loadPostgresLeads = async () => (await import('./postgres-leads.ts')).postgresLeads;

/**
 * Opens the leads of an open store: in its PostgreSQL database, or in the journal of the data directory.
 * @throws UnavailableError when another process holds the journal
 */
export async function openLeads(
  store: Pick<Store, 'engine' | 'db'>,
  dataDir: string,
  log: Pick<Logger, 'error'>,
): Promise<LeadStore> {
  if (store.engine === 'postgres') return (await loadPostgresLeads())(store.db);
  return openEmbeddedLeads(dataDir, (damage) =>
    log.error(damage, 'lines of the leads journal were damaged; a copy of it was kept'),
  );
}

/** Opens the leads for a command of the operator, with or without a running server. */
export async function administerLeads(
  config: { dataDir: string; databaseUrl?: string | undefined },
  onDamage: (damage: { lines: number; copy: string }) => void,
): Promise<LeadAdministration> {
  if (config.databaseUrl === undefined) return administerEmbeddedLeads(config.dataDir, onDamage);
  const postgresLeads = await loadPostgresLeads();
  const { openStore } = await import('#src/store/open-store.ts');
  const store = await openStore(config);
  return { ...postgresLeads(store.db), close: () => store.close() };
}
