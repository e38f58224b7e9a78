import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { formSubmissions } from '#src/api/forms/eloqua-proxy.ts';
import { clientAddress } from '#src/api/forms/client-address.ts';
import { openEmbeddedLeads } from '#src/leads/embedded/open-embedded-leads.ts';
import { marketingPolicy } from '#src/leads/forwarding/post-lead.ts';
import type { LeadStore } from '#src/leads/lead.ts';
import { runLeads } from '#src/leads/run-leads.ts';
import { openExternalServices } from '#src/outside/external-services.ts';
import { readEnv } from '#src/server/settings/env.ts';

/**
 * A process that takes forms as the site does, and nothing else, so that it starts quickly. It opens the leads
 * when it is told to by a line on its input, and then says where it listens. Its pace is that of a test.
 */
const env = readEnv();
const log = { info: () => {}, warn: () => {}, error: () => {} };
await once(process.stdin, 'data');

const { databaseUrl, dataDir, formForwardUrl } = env;
const timeout = Number(process.env['FORWARD_TIMEOUT'] ?? 15_000);
const policy = { ...marketingPolicy, timeout, resetAfter: 500 };
const service = openExternalServices(log).open('marketing system', policy);
const endpoint = formForwardUrl && { url: formForwardUrl, siteId: 'test', service };
const leads = runLeads(
  databaseUrl === undefined
    ? await openEmbeddedLeads(dataDir, () => {})
    : await openOnPostgres(databaseUrl),
  {
    endpoint: endpoint || null,
    retentionDays: null,
    backoff: { first: 50, longest: 400 },
    lookEvery: 100,
    leaseMargin: 3_000,
  },
  log,
);

/** Loaded only where it is needed: the store takes longer to load than all the rest. */
async function openOnPostgres(databaseUrl: string): Promise<LeadStore> {
  const { openStore } = await import('#src/store/open-store.ts');
  const { openLeads } = await import('#src/leads/open-leads.ts');
  return openLeads(await openStore({ dataDir, databaseUrl }), dataDir, log);
}

const app = new Hono();
app.get('/healthz', (c) => c.text('ok'));
app.route(
  '/',
  formSubmissions({
    leads,
    log,
    siteId: env.site.formSiteId,
    publicUrl: env.publicUrl,
    clientAddress: clientAddress([]),
    // All submissions of a test come from one address.
    rateLimit: async () => null,
    site: async () => ({ contactFields: [] }),
  }),
);
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => {
  server.close();
  // The store has no more to do.
  void leads.close().then(() => process.exit(0));
});
