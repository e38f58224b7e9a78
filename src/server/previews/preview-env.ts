import type { Env } from '../settings/env.ts';

type Shown = {
  publicUrl: string;
  /** The preview's own data directory, apart from the site's. */
  dataDir: string;
  shown: NonNullable<Env['preview']>;
};

/**
 * The site's settings without everything that leads outside: a preview forwards nothing, and has neither metrics nor
 * newsroom.
 */
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
