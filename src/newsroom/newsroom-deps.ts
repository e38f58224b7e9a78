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
  /** The public release with its catalogue. */
  snapshot: () => Snapshot;
  leads: Pick<LeadStore, 'countByState'>;
  log: Pick<Logger, 'error' | 'info' | 'warn'>;
  /** Public origin of the newsroom. */
  url: string;
  /** Origin of the previews; null without them. */
  previewUrl: string | null;
  /** The OpenID provider; null for none. */
  openId: { settings: OpenIdSettings; service: ExternalService } | null;
  clientAddress: ClientAddress;
  uploads: UploadLimits;
  /** The files of the provider's brand, as the site serves them. */
  files: Hono;
};
