import { mkdtemp, rm } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemo } from '../../demo/generator/generate-demo.ts';
import { loadBuiltPages } from '#src/server/pages/built-pages.ts';
import { readEnv } from '#src/server/settings/env.ts';
import { createLog, openOutput } from '#src/server/observe/log.ts';
import { startServer } from '#src/server/start/start-server.ts';

export type DemoSite = {
  url: string;
  /** Where a bench may write; it goes with the site. */
  folder: string;
  close: () => Promise<void>;
};

/**
 * The site in this process, as in production with limits, metrics and log, on a demo that is generated for it. Each
 * line of the log is written, and goes nowhere.
 */
export async function startDemoSite(): Promise<DemoSite> {
  process.env['NODE_ENV'] = 'production';
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  await generateDemo(join(folder, 'demo'));
  const env = readEnv({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    PROVIDER_DIR: join(folder, 'demo'),
    // Counted as always, refused to nobody.
    RATE_LIMIT: '1000000',
  });
  const log = createLog(env.logLevel, openOutput(devNull));
  const { url, close } = await startServer(env, await loadBuiltPages(), { log });
  return {
    url,
    folder,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
