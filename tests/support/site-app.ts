import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { inject, test, vi } from 'vitest';
import { openParquetFiles } from '#src/api/data-files/parquet/open-parquet.ts';
import { openWorkbooks } from '#src/api/downloads/open-workbooks.ts';
import { startLiveCatalogue } from '#src/catalogue/live-catalogue.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { LeadStore } from '#src/leads/lead.ts';
import { openFactsheets } from '#src/factsheets/open-factsheets.ts';
import { openPictures } from '#src/pictures/open-pictures.ts';
import { openLeads } from '#src/leads/open-leads.ts';
import { openExternalServices } from '#src/outside/external-services.ts';
import { loadBuiltPages } from '#src/server/pages/built-pages.ts';
import { createApp } from '#src/server/create-app.ts';
import { readEnv } from '#src/server/settings/env.ts';
import { openMarketData } from '#src/server/start/open-market-data.ts';
import { watchLateIndexes } from '#src/server/observe/late-indexes.ts';
import { createLog } from '#src/server/observe/log.ts';
import { openStore, type Store } from '#src/store/open-store.ts';

export type SiteApp = {
  app: Hono;
  store: Store;
  leads: LeadStore;
  snapshot: () => Snapshot;
  /** Resolves when the site serves the release of this number. */
  untilServed: (release: number) => Promise<void>;
  /** Requests a path of the site. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Requests a path of the site again until what it shows (an earlier release, a file) is made. */
  getMade: (path: string, headers?: Record<string, string>) => Promise<Response>;
  close: () => Promise<void>;
};

/** Opens the whole site in this process, on the built pages and a copy of a published store: that of the demo by default. */
export async function openSiteApp(
  settings: Record<string, string> = {},
  publishedStore: string = inject('demoStore'),
): Promise<SiteApp> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-app-'));
  cpSync(publishedStore, folder, { recursive: true });
  const site = await openSiteOn(await openStore({ dataDir: folder }), folder, settings);
  return {
    ...site,
    close: async () => {
      await site.close();
      await site.store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the whole site in this process, on the built pages and an open store, which the caller closes. */
export async function openSiteOn(
  store: Store,
  folder: string,
  settings: Record<string, string> = {},
): Promise<SiteApp> {
  const log = createLog('silent');
  const live = await startLiveCatalogue(store, log);
  const env = readEnv({ PUBLIC_URL: 'https://indexes.example', ...settings });
  const site = await loadBuiltPages();
  const leads = await openLeads(store, folder, log);
  const outside = openExternalServices(log);
  const marketData = await openMarketData(
    { ...env, dataDir: folder },
    { snapshot: live.snapshot, store, outside },
    log,
  );
  const factsheets = openFactsheets(log);
  const pictures = openPictures(log);
  const workbooks = openWorkbooks(log);
  const parquetFiles = openParquetFiles(log, env.dataFilesBytes);
  const lateIndexes = watchLateIndexes({
    snapshot: live.snapshot,
    store,
    log,
    report: async () => {},
  });
  const isEnding = () => false;
  const clientFailed = () => undefined;
  const made = { factsheets, pictures, workbooks, parquetFiles };
  const parts = { leads, marketData, outside, ...made, lateIndexes, clientFailed, isEnding };
  const otherBuilds = { find: async () => null };
  const served = { ...site, ...parts, snapshot: live.snapshot, otherBuilds };
  const app = createApp({ ...served, env, log, store });
  const get: SiteApp['get'] = async (path, headers = {}) =>
    app.request(`${env.publicUrl}${path}`, { headers });
  return {
    app,
    store,
    leads,
    snapshot: live.snapshot,
    untilServed: async (release) => {
      await vi.waitUntil(() => live.snapshot().release === release, { timeout: 60_000 });
    },
    get,
    getMade: async (path, headers) => {
      let answer = await get(path, headers);
      while (answer.status === 503 && answer.headers.has('Retry-After')) {
        answer = await get(path, headers);
      }
      return answer;
    },
    close: async () => {
      marketData.changes.close();
      lateIndexes.close();
      await factsheets.close();
      await pictures.close();
      await workbooks.close();
      await parquetFiles.close();
      await leads.close();
      await live.close();
    },
  };
}

/** `sharedSite.beforeAll` provides a site that all tests of a worker share. Tests must not change it. */
export const sharedSite = test.extend('siteApp', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const site = await openSiteApp();
  onCleanup(() => site.close());
  return site;
});
