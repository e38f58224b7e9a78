import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ClientAddress } from '#src/api/forms/client-address.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { LeadStore } from '#src/leads/lead.ts';
import type { ExternalService } from '#src/outside/external-services.ts';
import type { Store } from '#src/store/store.ts';
import type { OpenIdSettings } from './openid/openid-settings.ts';
import type { UploadLimits } from './upload/receive-file.ts';

export type NewsroomDeps = {
  store: Store;
  /** The release that is public, with its catalogue. */
  snapshot: () => Snapshot;
  leads: Pick<LeadStore, 'countByState'>;
  log: Pick<Logger, 'error' | 'info' | 'warn'>;
  /** Origin at which people reach the newsroom. */
  url: string;
  /** Origin at which drafts are shown to who has a link; null where they are not. */
  previewUrl: string | null;
  /** By which people sign in, besides tokens; null for none. */
  openId: { settings: OpenIdSettings; service: ExternalService } | null;
  clientAddress: ClientAddress;
  uploads: UploadLimits;
  /** Pictures and typefaces that the brand of the provider names, as the site gives them. */
  files: Hono;
};
