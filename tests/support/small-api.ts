import assert from 'node:assert/strict';
import { test } from 'vitest';
import { createApi } from '#src/api/create-api.ts';
import type { Api } from '#src/api/http/api-app.ts';
import { openWorkbooks, type Workbooks } from '#src/api/downloads/open-workbooks.ts';
import { openParquetFiles, type ParquetFiles } from '#src/api/data-files/parquet/open-parquet.ts';
import type { FormDeps } from '#src/api/forms/eloqua-proxy.ts';
import { startLiveCatalogue } from '#src/catalogue/live-catalogue.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import {
  endpoints,
  type EndpointAnswer,
  type EndpointName,
  type EndpointQuery,
} from '#src/contract/api/endpoints/endpoints.ts';
import type { LeadStore } from '#src/leads/lead.ts';
import { openLeads } from '#src/leads/open-leads.ts';
import { readEnv } from '#src/server/settings/env.ts';
import { formDeps } from '#src/server/start/form-deps.ts';
import { createLog } from '#src/server/observe/log.ts';
import type { Store } from '#src/store/store.ts';
import { callAddress, type CallValues } from '#src/urls/call-address.ts';
import { publishSmallRelease } from './small-release.ts';
import { copiedStore, type Engine } from './stores.ts';

export type SmallApi = {
  api: Api;
  store: Store;
  leads: LeadStore;
  forms: FormDeps;
  workbooks: Workbooks;
  parquetFiles: ParquetFiles;
  snapshot: () => Snapshot;
  /** Calls the API by the name of an endpoint. Fails if the call is refused or the answer violates the contract. */
  ask: <N extends EndpointName>(name: N, query: EndpointQuery<N>) => Promise<EndpointAnswer<N>>;
  close: () => Promise<void>;
};

/** The API over a store of its own that holds the small release, or what else is published to it. */
export async function openSmallApi(
  engine: Engine,
  publish: (store: Store) => Promise<unknown> = publishSmallRelease,
): Promise<SmallApi> {
  const throwaway = await copiedStore(engine);
  const { store } = throwaway;
  await publish(store);
  const log = createLog('silent');
  const { snapshot, close } = await startLiveCatalogue(store, log);
  const publicUrl = 'https://indexes.example';
  const leads = await openLeads(store, throwaway.config.dataDir, log);
  const env = readEnv({ PUBLIC_URL: publicUrl });
  const forms = formDeps({ env, log, store, snapshot, leads });
  const workbooks = openWorkbooks(log);
  const parquetFiles = openParquetFiles(log, 10_000_000);
  const api = createApi({ store, log, snapshot, publicUrl, forms, workbooks, parquetFiles });
  return {
    api,
    store,
    leads,
    forms,
    workbooks,
    parquetFiles,
    snapshot,
    async ask(name, query) {
      const address = addressOf(name, query);
      const response = await api.request(address);
      assert.equal(response.status, 200, `${address}: ${await response.clone().text()}`);
      return checkAnswer(name, await response.json());
    },
    async close() {
      await workbooks.close();
      await parquetFiles.close();
      await leads.close();
      await close();
      await throwaway.remove();
    },
  };
}

export function addressOf(name: EndpointName, query: CallValues): string {
  return callAddress(endpoints[name].path, query);
}

/** Fails unless the body conforms to the contract and has no further fields. */
export function checkAnswer<N extends EndpointName>(name: N, body: unknown): EndpointAnswer<N> {
  const answer = endpoints[name].answer.parse(body);
  assert.deepEqual(body, answer);
  return answer as EndpointAnswer<N>;
}

/** `sharedApi.beforeAll` provides an API that all tests of a worker share. Tests must not change it. */
export const sharedApi = test.extend('smallApi', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const site = await openSmallApi('embedded');
  onCleanup(() => site.close());
  return site;
});
