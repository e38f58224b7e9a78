import { runLeads, type LeadIntake } from '#src/leads/run-leads.ts';
import { marketingManners } from '#src/leads/forwarding/post-lead.ts';
import { openLeads } from '#src/leads/open-leads.ts';
import type { ThirdParties } from '#src/outside/third-parties.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Env } from '../settings/env.ts';
import type { Log } from '../observe/log.ts';

/** Opens the leads and begins to forward them, as the settings say. */
export async function startLeads(
  store: Store,
  env: Env,
  outside: ThirdParties,
  log: Log,
): Promise<LeadIntake> {
  const endpoint = env.formForwardUrl && {
    url: env.formForwardUrl,
    siteId: env.site.formSiteId,
    party: outside.open('marketing system', marketingManners),
  };
  const leads = await openLeads(store, env.dataDir, log);
  return runLeads(
    leads,
    { endpoint: endpoint || null, retentionDays: env.leadsRetentionDays },
    log,
  );
}
