import type { Hono } from 'hono';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { ConnectionBindings } from './visitor-of.ts';

/** A caller in this process hands over the snapshot that its own request took: `app.request(url, {}, { snapshot })`. */
type ApiBindings = { snapshot?: Snapshot } & ConnectionBindings;

export type ApiEnv = { Bindings: ApiBindings };
export type Api = Hono<ApiEnv>;
