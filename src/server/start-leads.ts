import { runLeads, type LeadIntake } from '#src/leads/run-leads.ts';
import { openLeads } from '#src/leads/open-leads.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';

const attemptTimeout = 15_000;

/** Opens the leads and begins to forward them, as the settings say. */
export async function startLeads(store: Store, env: Env, log: Log): Promise<LeadIntake> {
  const endpoint = env.formForwardUrl && {
    url: env.formForwardUrl,
    siteId: env.site.formSiteId,
    timeout: attemptTimeout,
  };
  const leads = await openLeads(store, env.dataDir, log);
  return runLeads(
    leads,
    { endpoint: endpoint || null, retentionDays: env.leadsRetentionDays },
    log,
  );
}
