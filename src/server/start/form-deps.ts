import { clientAddress } from '#src/api/forms/client-address.ts';
import { rateLimit, windowSeconds } from '#src/api/forms/rate-limit.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import type { FormDeps } from '#src/api/forms/eloqua-proxy.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { LeadStore } from '#src/leads/lead.ts';
import { sharedCount } from '#src/store/request-counts.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Env } from '../settings/env.ts';
import type { Log } from '../observe/log.ts';

/** The dependencies of the forms, from the settings. */
export function formDeps(deps: {
  env: Env;
  log: Log;
  store: Pick<Store, 'db' | 'engine' | 'session'>;
  snapshot: () => Snapshot;
  leads: Pick<LeadStore, 'receive'>;
}): FormDeps {
  const { env, log, store, snapshot, leads } = deps;
  return {
    leads,
    log,
    siteId: env.site.formSiteId,
    publicUrl: env.publicUrl,
    clientAddress: clientAddress(env.trustedProxies),
    rateLimit: rateLimit(env.formRateLimit, sharedCount(store, 'form', windowSeconds)),
    site: async () => (await siteTexts({ snapshot: snapshot(), db: store.db })).site,
  };
}
