import { runLeads, type LeadIntake } from '#src/leads/run-leads.ts';
import { marketingPolicy } from '#src/leads/forwarding/post-lead.ts';
import { openLeads } from '#src/leads/open-leads.ts';
import type { ExternalServices } from '#src/outside/external-services.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Env } from '../settings/env.ts';
import type { Log } from '../observe/log.ts';

/** Opens the leads and begins to forward them, as the settings say. */
export async function startLeads(
  store: Store,
  env: Env,
  outside: ExternalServices,
  log: Log,
): Promise<LeadIntake> {
  const endpoint = env.formForwardUrl && {
    url: env.formForwardUrl,
    siteId: env.site.formSiteId,
    service: outside.open('marketing system', marketingPolicy),
  };
  const leads = await openLeads(store, env.dataDir, log);
  return runLeads(
    leads,
    { endpoint: endpoint || null, retentionDays: env.leadsRetentionDays },
    log,
  );
}
