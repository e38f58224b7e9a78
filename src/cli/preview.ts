import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { guardNames } from '#src/contract/provider/guards.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { loadBuiltPages } from '#src/server/pages/built-pages.ts';
import { readEnv } from '#src/server/settings/env.ts';
import { startServer } from '#src/server/start/start-server.ts';
import { openStore } from '#src/store/open-store.ts';
import type { InputOptions } from './check.ts';
import { formatSummary } from './format-summary.ts';
import { withListeners } from './with-listeners.ts';

/** Nothing becomes public: what guards would ask is for the publish to be asked. */
const accepted = { guards: guardNames, reason: 'a preview' };

type PreviewOptions = InputOptions & { port?: number };

/**
 * Publishes into a store in a temporary folder and serves that until it is stopped, by the settings of the site
 * but for what leads out of it: nothing is forwarded, and the metrics are those of the site.
 */
export async function preview(folder: string, options: PreviewOptions): Promise<void> {
  const { port, report, files } = options;
  const env = readEnv();
  const pages = await loadBuiltPages();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'plumbline-preview-'));
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const here = { dataDir, databaseUrl: undefined, port: port ?? env.port };
  const settings = { ...env, ...here, formForwardUrl: null, metrics: null };

  async function open() {
    const { summary } = await withListeners(report, async (listeners) => {
      const store = await openStore({ dataDir });
      try {
        return await publishFolder(store, { folder, files, accepted, ...listeners });
      } finally {
        await store.close();
      }
    });
    return { summary, server: await startServer(settings, pages) };
  }

  try {
    // Who stops it while it reads a big folder does not wait for the end of that.
    const opened = await Promise.race([open(), stopped.then(() => null)]);
    if (opened === null) return;
    const { summary, server } = opened;
    process.stdout.write(`${formatSummary(summary)}\nPreview at ${server.url} (Ctrl+C ends it)\n`);
    await stopped;
    await server.close();
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
