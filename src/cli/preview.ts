import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { guardNames } from '#src/contract/provider/guards.ts';
import { draftToLookAt } from '#src/publishing/drafts/make-draft.ts';
import { loadBuiltPages } from '#src/server/pages/built-pages.ts';
import { readEnv } from '#src/server/settings/env.ts';
import { startServer } from '#src/server/start/start-server.ts';
import { getLivingDraft } from '#src/store/drafts/drafts.ts';
import { openPreviewSchema } from '#src/store/drafts/preview-schema.ts';
import { openStore } from '#src/store/open-store.ts';
import type { Store } from '#src/store/store.ts';
import type { InputOptions } from './check.ts';
import { formatSummary } from './format-summary.ts';
import { withListeners } from './with-listeners.ts';

/** Nothing becomes public: what guards would ask is for the publish to be asked. */
const accepted = { guards: guardNames, reason: 'a preview' };

type PreviewOptions = InputOptions & { port?: number };

/** What is looked at: its content in the store, what it is called, and what was said of it. */
type Shown = { content: number; label: string; said: string; remove: () => Promise<void> };

/**
 * Serves what is public with the changes of a draft, or of a folder, as they would be published now, until it is stopped. It goes by the
 * settings of the site but for what leads out of it: nothing is forwarded, and the metrics are those of the site. What the
 * preview itself keeps lies in a temporary folder.
 */
export async function preview(what: string, options: PreviewOptions): Promise<void> {
  const env = readEnv();
  const port = options.port ?? env.port;
  const pages = await loadBuiltPages();
  const ownDir = await mkdtemp(path.join(os.tmpdir(), 'plumbline-preview-'));
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const opened = new AsyncDisposableStack();
  opened.defer(() => rm(ownDir, { recursive: true, force: true, maxRetries: 10 }));

  async function open() {
    const store = await openStore(env);
    opened.defer(() => store.close());
    const shown = await openShown(store, what, options);
    opened.defer(() => shown.remove());
    const schema = await openPreviewSchema(store, shown.content);
    const server = await startServer(
      {
        ...env,
        port,
        publicUrl: `http://localhost:${port}`,
        dataDir: ownDir,
        preview: { label: shown.label, schema, dataDir: env.dataDir },
        formForwardUrl: null,
        metrics: null,
        newsroom: null,
      },
      pages,
    );
    opened.defer(() => server.close());
    return { said: shown.said, url: server.url };
  }

  try {
    // Who stops it while it reads a big folder does not wait for the end of that.
    const found = await Promise.race([open(), stopped.then(() => null)]);
    if (found === null) return;
    process.stdout.write(`${found.said}Preview at ${found.url} (Ctrl+C ends it)\n`);
    await stopped;
  } finally {
    await opened.disposeAsync();
  }
}

async function openShown(store: Store, what: string, options: PreviewOptions): Promise<Shown> {
  if (/^\d+$/.test(what) && !existsSync(what)) {
    const { number, label, content } = await getLivingDraft(store.db, Number(what));
    return { content, label: `draft ${number} (${label})`, said: '', remove: async () => {} };
  }
  const { files, report } = options;
  const looked = await withListeners(report, (listeners) =>
    draftToLookAt(store, { folder: what, files, accepted, ...listeners }),
  );
  const { content } = looked.written;
  const said = `${formatSummary(looked.summary)}\n`;
  return { content, label: path.basename(path.resolve(what)), said, remove: looked.remove };
}
