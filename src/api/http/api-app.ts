import type { Hono } from 'hono';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { ConnectionBindings } from './visitor-of.ts';

/** A caller in this process passes the snapshot of its own request: `app.request(url, {}, { snapshot })`. */
type ApiBindings = { snapshot?: Snapshot } & ConnectionBindings;

export type ApiEnv = { Bindings: ApiBindings };
export type Api = Hono<ApiEnv>;
