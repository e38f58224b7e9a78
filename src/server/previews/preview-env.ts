import type { Env } from '../settings/env.ts';

type Shown = {
  publicUrl: string;
  /** Where the preview keeps what it makes; not the site's. */
  dataDir: string;
  shown: NonNullable<Env['preview']>;
};

/** The settings of the site but for what leads out of it: nothing is forwarded, and metrics and newsroom are those of the site. */
export function previewEnv(env: Env, { publicUrl, dataDir, shown }: Shown): Env {
  return {
    ...env,
    publicUrl,
    dataDir,
    preview: shown,
    formForwardUrl: null,
    outbox: { webhook: null, purge: null },
    metrics: null,
    newsroom: null,
    previews: null,
  };
}
